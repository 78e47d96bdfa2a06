import { setTimeout as wait } from 'node:timers/promises';
import { type DeadLetteredEvent, deadLetteredEvents, republishSince, requestReplay } from './events.js';
import type { Order } from './order.js';
import type { ServiceSchema } from './service-schemas.js';

export interface Carrying {
  schemas: readonly ServiceSchema[];
  say(line: string): void;
  /** Milliseconds to wait for the running service before returning. Default 20 s. */
  waitLimitMs?: number;
}

/** Carries out the operator's command. Throws an Error that says why the command is impossible. */
export async function carryOut(order: Order, carrying: Carrying): Promise<void> {
  if (carrying.schemas.length === 0) throw new Error('none of these databases has a service’s schema');
  if (order.does === 'dead-letters') return listDeadLettered(carrying);
  if (order.does === 'replay') return replay(order, carrying);
  return sendAgain(order, carrying);
}

async function listDeadLettered({ schemas, say }: Carrying): Promise<void> {
  let count = 0;
  for (const { service, db } of schemas)
    for (const event of await deadLetteredEvents(db)) {
      say(lineOf(service, event));
      count += 1;
    }
  say(count === 1 ? '1 event is dead-lettered.' : `${count} events are dead-lettered.`);
}

const lineOf = (
  service: string,
  { eventId, consumer, subject, failedAt, tries, error, isReplayRequested }: DeadLetteredEvent,
): string =>
  [
    service,
    eventId,
    consumer,
    subject,
    failedAt.toISOString(),
    `${tries} tries`,
    ...(isReplayRequested ? ['replay requested'] : []),
    error,
  ].join('  ');

type Replay = Extract<Order, { does: 'replay' }>;

async function replay(order: Replay, { schemas, say, waitLimitMs = 20_000 }: Carrying): Promise<void> {
  const replays: { schema: ServiceSchema; consumer: string }[] = [];
  for (const schema of schemas)
    for (const consumer of await requestReplay(schema.db, order)) replays.push({ schema, consumer });
  if (replays.length === 0)
    throw new Error(`no dead-lettered event has the id ${order.eventId}, run “events dead-letters” to list them`);
  const deadline = Date.now() + waitLimitMs;
  const ends = await Promise.all(
    replays.map(async ({ schema, consumer }) => {
      const end = await endOf({ schema, consumer, eventId: order.eventId, deadline });
      say(`${consumer}: ${end ?? 'handled'}`);
      return end;
    }),
  );
  if (ends.some((end) => end !== undefined)) throw new Error('Not everything was handled.');
}

interface Waiting {
  schema: ServiceSchema;
  consumer: string;
  eventId: string;
  deadline: number;
}

// Returns what happened to the event, or undefined if it was handled.
async function endOf({ schema: { service, db }, consumer, eventId, deadline }: Waiting): Promise<string | undefined> {
  for (;;) {
    const deadLettered = await deadLetteredEvents(db);
    const found = deadLettered.find((event) => event.eventId === eventId && event.consumer === consumer);
    if (found === undefined) return undefined;
    if (!found.isReplayRequested) return `failed again: ${found.error}`;
    if (Date.now() > deadline) return `${service} has not handled it yet, it will do so when it runs`;
    await wait(200);
  }
}

type SendAgain = Extract<Order, { does: 'send-again' }>;

async function sendAgain({ since, service }: SendAgain, { schemas, say }: Carrying): Promise<void> {
  const chosen = schemas.filter((schema) => service === undefined || schema.service === service);
  if (chosen.length === 0) {
    const known = schemas.map((schema) => schema.service).join(', ');
    throw new Error(`there is no service ${service} here, only ${known}`);
  }
  for (const schema of chosen)
    say(`${schema.service}: ${await republishSince(schema.db, since)} events are sent again`);
}
