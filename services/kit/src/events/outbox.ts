import type { Actor } from '@setu/proto/common';
import { type Clock, systemClock } from '../clock.js';
import { currentContext } from '../context.js';
import type { Conn } from '../db/open.js';
import { type Ids, systemIds } from '../ids.js';
import { traceparent } from '../trace/span.js';

export interface NewEvent {
  /** setu.<service>.<noun>.<event> */
  subject: string;
  /** Events of one aggregate leave in the order they were added. */
  aggregateId: string;
  /** The encoded proto message. */
  payload: Uint8Array;
  /** Instead of the actor of the call being served. */
  actor?: Actor;
}

export interface Outbox {
  add(...events: NewEvent[]): Promise<void>;
}

/** Writes events in the transaction `conn`; they are told to others only if it commits. */
export function outbox(conn: Conn, parts: { clock?: Clock; ids?: Ids } = {}): Outbox {
  const { clock = systemClock, ids = systemIds } = parts;
  return {
    add: async (...events) => {
      if (events.length === 0) return;
      const rows = events.map((event) => {
        const actor = event.actor ?? currentContext()?.actor;
        return {
          id: ids.id(),
          subject: event.subject,
          aggregate_id: event.aggregateId,
          payload: Buffer.from(event.payload),
          occurred_at: clock.now(),
          actor_user_id: actor?.userId ?? '',
          acting_user_id: actor?.actingUserId ?? '',
          trace_context: traceparent() ?? null,
        };
      });
      await conn('outbox').insert(rows);
    },
  };
}
