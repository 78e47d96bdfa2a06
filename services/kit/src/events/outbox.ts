import type { Actor } from '@setu/proto/common';
import { type Clock, systemClock } from '../clock.js';
import { currentContext } from '../context.js';
import type { Conn } from '../db/open.js';
import { type Ids, systemIds } from '../ids.js';
import { traceparent } from '../trace/span.js';

export interface NewEvent {
  /** setu.<service>.<noun>.<event> */
  subject: string;
  /** Events of the same aggregate are published in the order in which they were added. */
  aggregateId: string;
  /** The encoded protobuf message. */
  payload: Uint8Array;
  /** Overrides the actor of the current call. */
  actor?: Actor;
}

/** The number of events per statement, far below the limit of Postgres for bound values. */
const batch = 1_000;

export interface Outbox {
  add(...events: NewEvent[]): Promise<void>;
}

/** Returns the outbox bound to the transaction `conn`. Its events are published only if the transaction commits. */
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
      for (let at = 0; at < rows.length; at += batch) await conn('outbox').insert(rows.slice(at, at + batch));
    },
  };
}
