import { setImmediate as nextTurn } from 'node:timers/promises';
import { EventEnvelope } from '@setu/proto/common';
import type { Knex } from 'knex';
import { channel } from './bus-embedded-store.js';

// The fan-out happens in the publishing statement: a consumer cursor over `seq` would lose what commits out of order.
// An id published again is new to the bus once the first is older than JetStream's window for doubles.
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

/** Keeps the events, in their order, and owes each to every registered consumer whose subject fits. */
async function publishAll(db: Knex, events: readonly EventEnvelope[]): Promise<void> {
  const ids = events.map(({ id }) => id);
  const subjects = events.map(({ subject }) => subject);
  const envelopes = events.map((event) => Buffer.from(EventEnvelope.encode(event).finish()));
  await db.raw(fanOut, [ids, subjects, envelopes]);
}

interface Waiting {
  event: EventEnvelope;
  kept: () => void;
  refused: (error: unknown) => void;
}

/** Events of one statement, at most: a relay gives 16 at a time. */
const together = 32;

/**
 * Gives what publishes an event: those that are given while others are on their way leave together, in one statement.
 * Where that fails each leaves by itself, so that nobody hears of another's trouble.
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
      for (const { kept } of some) kept();
    } catch (error) {
      if (some.length > 1) for (const one of some) await send([one]);
      else for (const { refused } of some) refused(error);
    }
  };
  const sendAll = async (): Promise<void> => {
    isSending = true;
    while (waiting.length > 0) {
      // Who publishes several gives the others in this turn.
      await nextTurn();
      await send(waiting.splice(0, together));
    }
    isSending = false;
  };
  return (event) =>
    new Promise((kept, refused) => {
      waiting.push({ event, kept, refused });
      if (!isSending) void sendAll();
    });
}
