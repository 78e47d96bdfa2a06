import { setImmediate as nextTurn } from 'node:timers/promises';
import { EventEnvelope } from '@setu/proto/common';
import type { Knex } from 'knex';
import { channel } from './bus-embedded-store.js';

// The publishing statement also creates the deliveries. A consumer cursor over `seq` would miss events that commit out
// of order. An id that is published again after 10 minutes, JetStream's window for duplicates, counts as new.
const fanOut = `
  with given as (
    select * from unnest(?::uuid[], ?::text[], ?::bytea[]) with ordinality as given (id, subject, envelope, place)
  ), published as (
    insert into event (id, subject, envelope) select id, subject, envelope from given order by place
    on conflict (id) do update set published_at = now() where event.published_at < now() - interval '10 minutes'
    returning seq, subject
  ), owed as (
    insert into delivery (consumer, seq)
    select consumer.name, published.seq from published join consumer on published.subject ~ consumer.pattern
    on conflict (consumer, seq) do nothing
    returning consumer
  )
  select pg_notify('${channel}', consumer) from (select distinct consumer from owed) told`;

/** Stores the events in order and creates a delivery for every registered consumer whose subject matches. */
async function publishAll(db: Knex, events: readonly EventEnvelope[]): Promise<void> {
  const ids = events.map(({ id }) => id);
  const subjects = events.map(({ subject }) => subject);
  const envelopes = events.map((event) => Buffer.from(EventEnvelope.encode(event).finish()));
  await db.raw(fanOut, [ids, subjects, envelopes]);
}

interface Waiting {
  event: EventEnvelope;
  stored: () => void;
  refused: (error: unknown) => void;
}

/** The maximum number of events in one statement. A relay publishes 16 at a time. */
const together = 32;

/**
 * Returns a function that publishes an event. Events that arrive during a running statement share the next one. If a
 * shared statement fails, each event is published alone, so that only the faulty one fails.
 */
export function publisher(db: Knex): (event: EventEnvelope) => Promise<void> {
  const waiting: Waiting[] = [];
  let isSending = false;
  const send = async (some: readonly Waiting[]): Promise<void> => {
    try {
      await publishAll(
        db,
        some.map(({ event }) => event),
      );
      for (const { stored } of some) stored();
    } catch (error) {
      if (some.length > 1) for (const one of some) await send([one]);
      else for (const { refused } of some) refused(error);
    }
  };
  const sendAll = async (): Promise<void> => {
    isSending = true;
    while (waiting.length > 0) {
      // Waits so that the other events of the same caller join this statement.
      await nextTurn();
      await send(waiting.splice(0, together));
    }
    isSending = false;
  };
  return (event) =>
    new Promise((stored, refused) => {
      waiting.push({ event, stored, refused });
      if (!isSending) void sendAll();
    });
}
