import { EventEnvelope } from '@setu/proto/common';
import { runInContext } from '../context.js';
import { loop } from '../db/loop.js';
import type { Log } from '../log.js';
import { deadLetters } from '../metrics.js';
import type { Sleep } from '../sleep.js';
import type { Subscription } from './bus.js';
import { causeOf } from './cause-of.js';
import type { Consumer } from './consume.js';
import { textOf } from './failing-events.js';
import { firstTime } from './inbox.js';
import type { Write, WriteStores } from './write.js';

export interface Replaying<Stores> {
  write: Write<Stores>;
  consumers: readonly Consumer<Stores>[];
  log: Log;
  everyMs: number;
  sleep?: Sleep | undefined;
}

interface RequestedReplay {
  consumer: string;
  event_id: string;
  envelope: Buffer;
}

/**
 * Checks regularly for dead-lettered events that an operator wants replayed, and handles them with the service's own
 * consumers.
 */
export function startReplays<Stores>({ everyMs, log, sleep, ...replaying }: Replaying<Stores>): Subscription {
  const stopping = new AbortController();
  const { signal } = stopping;
  const runOnce = () => replayOnce({ ...replaying, log });
  const working = loop({ name: 'replay of dead-lettered events', everyMs, runOnce, signal, log, sleep });
  return {
    close: async () => {
      stopping.abort();
      await working;
    },
  };
}

/**
 * Handles the requested events in the order they were dead-lettered, each in its own transaction. Returns how many
 * succeeded. An event that fails again stays dead-lettered with its new error. In an outage the request stays open.
 */
export async function replayOnce<Stores>(replaying: Omit<Replaying<Stores>, 'everyMs'>): Promise<number> {
  const { write, consumers, log } = replaying;
  for (let done = 0; ; ) {
    const trying: { requested?: RequestedReplay } = {};
    try {
      const found = await write(async (stores) => {
        trying.requested = await nextRequested(stores, consumers);
        if (trying.requested !== undefined) await handleAgain(stores, trying.requested, consumers);
        return trying.requested !== undefined;
      });
      if (!found) return done;
      done += 1;
      log.info(
        { consumer: trying.requested?.consumer, event: trying.requested?.event_id },
        'dead-lettered event handled',
      );
    } catch (error) {
      const { requested } = trying;
      if (requested === undefined || causeOf(error) !== 'failure') throw error;
      await write((stores) => deadLetterAgain(stores, requested, error));
      deadLetters.inc({ consumer: requested.consumer });
      log.error(
        { err: error, consumer: requested.consumer, event: requested.event_id },
        'dead-lettered event failed again',
      );
    }
  }
}

async function nextRequested<Stores>(
  { conn }: WriteStores<Stores>,
  consumers: readonly Consumer<Stores>[],
): Promise<RequestedReplay | undefined> {
  return conn('dead_letter')
    .whereNotNull('replay_asked_at')
    .whereIn(
      'consumer',
      consumers.map(({ name }) => name),
    )
    .orderBy('failed_at')
    .forUpdate()
    .skipLocked()
    .first('consumer', 'event_id', 'envelope');
}

// An event in the inbox already had its effect, for example because the bus delivered it again.
async function handleAgain<Stores>(
  stores: WriteStores<Stores>,
  { consumer: name, event_id, envelope }: RequestedReplay,
  consumers: readonly Consumer<Stores>[],
): Promise<void> {
  const consumer = consumers.find((each) => each.name === name);
  if (await firstTime(stores.conn, name, event_id))
    await runInContext({ requestId: event_id }, () => consumer?.handle(EventEnvelope.decode(envelope), stores));
  await stores.conn('dead_letter').where({ consumer: name, event_id }).delete();
}

async function deadLetterAgain<Stores>(
  { conn }: WriteStores<Stores>,
  requested: RequestedReplay,
  error: unknown,
): Promise<void> {
  const { consumer, event_id } = requested;
  await conn('dead_letter')
    .where({ consumer, event_id })
    .update({
      replay_asked_at: null,
      failed_at: conn.fn.now(),
      error: textOf(error),
      tries: conn.raw('tries + 1'),
    });
}
