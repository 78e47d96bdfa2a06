import { companyId } from '@setu/demo-world';
import type { Consumer, EventEnvelope } from '@setu/kit/events';
import { isSampled } from '@setu/kit/testing';
import { CompanyType } from '@setu/proto/common/words';
import { ReviewStatus } from '@setu/proto/review/words';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { onMessagePosted } from '../src/consumers/on-message-posted.js';
import { onReviewStatusChanged } from '../src/consumers/on-review-status-changed.js';
import type { IdentityDeps } from '../src/deps.js';
import { actorOf, idOf, startIdentity, type World } from './fixtures.js';
import { posted, reviewed } from './sample-events.js';

const world: World = await startIdentity();
afterAll(() => world.close());
beforeEach(() => world.deps.db('notice').delete());

type Stores = Parameters<Parameters<IdentityDeps['write']>[0]>[0];

/** A kind of notification that groups several events. The first user reads meanwhile, the second never does. */
interface Kind {
  consumer: Consumer<Stores>;
  emails: readonly [string, string];
  /** The parameter that counts the events of the group. */
  count: 'messages' | 'cards';
  /** Returns the event that occurred in this minute. */
  event(minute: number): EventEnvelope;
  /** What the first user reads besides single notifications. */
  reads: { all: boolean; conversation?: { requestId: string; channel: string } };
}

const requestId = '0192f0c0-0000-7000-8000-000000000001';
const at = (minute: number) => ({ occurredAt: new Date(Date.UTC(2026, 10, 20, 9, minute)).toISOString() });
const card = { to: ReviewStatus.CREATED, reviewerId: '', supplierId: companyId('kaveri') };

const kinds: [string, Kind][] = [
  [
    'messages of a conversation',
    {
      consumer: onMessagePosted,
      emails: ['buyer@volga.example', 'buyer2@volga.example'],
      count: 'messages',
      event: (minute) => posted({}, at(minute)),
      reads: { all: false, conversation: { requestId, channel: 'customer' } },
    },
  ],
  [
    'waiting cards of a supplier',
    {
      consumer: onReviewStatusChanged,
      emails: ['reviewer@setu.example', 'reviewer2@setu.example'],
      count: 'cards',
      event: (minute) => reviewed(card, at(minute)),
      reads: { all: true },
    },
  ],
];

/** Handles an event without an inbox, as after the inbox has forgotten the event. */
const handle = ({ consumer }: Kind, event: EventEnvelope): Promise<void> =>
  world.deps.write((stores) => consumer.handle(event, stores));

/** Handles an event in a process that dies before it commits. */
const crash = ({ consumer }: Kind, event: EventEnvelope): Promise<void> =>
  world.deps
    .write(async (stores) => {
      await consumer.handle(event, stores);
      throw new Error('the process dies');
    })
    .catch(() => undefined);

/** Returns how many events a user's notifications count. */
async function counted({ count }: Kind, email: string): Promise<{ unread: number; read: number; rows: number }> {
  const rows = await world.deps.db('notice').where({ user_id: idOf(email) });
  const sum = (isRead: boolean) =>
    rows
      .filter(({ read_at }) => (read_at !== null) === isRead)
      .reduce((total, { params }) => total + Number(params[count] ?? 1), 0);
  return { unread: sum(false), read: sum(true), rows: rows.filter(({ read_at }) => read_at === null).length };
}

/** Waits until a call waits for another transaction, or has ended without waiting. */
async function untilWaits(call: Promise<unknown>): Promise<void> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  call.then(over, over);
  const waiting = () =>
    world.deps.db('pg_stat_activity').where({ wait_event_type: 'Lock' }).whereRaw('datname = current_database()');
  await expect.poll(async () => isOver || (await waiting()).length > 0, { timeout: 10_000 }).toBe(true);
}

const minutes = fc.nat({ max: 5 });
const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ does: fc.constant('handles' as const), minute: minutes }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('crashes' as const), minute: minutes }) },
    {
      weight: 2,
      arbitrary: fc.record({ does: fc.constantFrom('reads' as const, 'readsOne' as const), minute: minutes }),
    },
  ),
  { maxLength: 8 },
);

type Steps = typeof steps extends fc.Arbitrary<infer T> ? T : never;

describe.each(kinds)('A notification of the %s', (_title, kind) => {
  const [reading, other] = kind.emails;

  it('counts each event once and loses none, whatever the order, duplication, crashes and reading', async () => {
    const reader = await actorOf(world, reading);
    const read = (noticeIds: string[], reads: Kind['reads']) =>
      world.client.readNotices({ noticeIds, conversation: undefined, ...reads }, { actor: reader });
    const readOne = async () => {
      const [first] = await world.deps.db('notice').where({ user_id: reader.userId }).whereNull('read_at');
      if (first !== undefined) await read([first.id], { all: false });
    };
    const interleaved = async (lanes: Steps[]) => {
      await world.deps.db('notice').delete();
      const events = Array.from({ length: 6 }, (_, minute) => kind.event(minute));
      let tick = 0;
      let readSince = 0;
      const firstHandled = new Map<EventEnvelope, number>();
      const run = async (lane: Steps): Promise<void> => {
        for (const { does, minute } of lane) {
          const event = events[minute] as EventEnvelope;
          tick += 1;
          const began = tick;
          if (does === 'crashes') await crash(kind, event);
          if (does === 'readsOne') await readOne();
          if (does === 'reads') {
            await read([], kind.reads);
            readSince = Math.max(readSince, began);
          }
          if (does !== 'handles') continue;
          await handle(kind, event);
          tick += 1;
          if (!firstHandled.has(event)) firstHandled.set(event, tick);
        }
      };
      await Promise.all(lanes.map(run));
      const all = firstHandled.size;
      const mustBeRead = [...firstHandled.values()].filter((done) => done < readSince).length;
      expect(await counted(kind, other)).toEqual({ unread: all, read: 0, rows: Math.min(all, 1) });
      const shown = await counted(kind, reading);
      expect(shown.unread + shown.read).toBe(all);
      expect(shown.unread).toBeLessThanOrEqual(all - mustBeRead);
      // After everything is read, events that arrive again change nothing, and a new one starts a new count.
      await read([], kind.reads);
      for (const event of firstHandled.keys()) await handle(kind, event);
      expect(await counted(kind, reading)).toEqual({ unread: 0, read: all, rows: 0 });
      await handle(kind, kind.event(6));
      expect(await counted(kind, reading)).toEqual({ unread: 1, read: all, rows: 1 });
    };
    await fc.assert(fc.asyncProperty(fc.tuple(steps, steps), interleaved), { numRuns: isSampled ? 20 : 80 });
  });

  it('that is read while another event is counted leaves that event unread, in a new notification', async () => {
    await handle(kind, kind.event(0));
    let second: Promise<void> | undefined;
    await world.deps.write(async ({ notices }) => {
      await notices.markAllRead(idOf(reading), 'all', new Date());
      second = handle(kind, kind.event(1));
      await untilWaits(second);
    });
    await second;
    expect(await counted(kind, reading)).toEqual({ unread: 1, read: 1, rows: 1 });
    expect(await counted(kind, other)).toEqual({ unread: 2, read: 0, rows: 1 });
  });

  it('does not stay unread if the user reads it at the moment when another event is counted', async () => {
    const reader = await actorOf(world, reading);
    await handle(kind, kind.event(0));
    let reads: Promise<unknown> | undefined;
    await world.deps.write(async (stores) => {
      await kind.consumer.handle(kind.event(1), stores);
      reads = world.client.readNotices({ noticeIds: [], conversation: undefined, ...kind.reads }, { actor: reader });
      await untilWaits(reads);
    });
    await reads;
    expect(await counted(kind, reading)).toEqual({ unread: 0, read: 2, rows: 0 });
  });
});

it('a message that arrives late is counted, but the notification shows the newest message and its time', async () => {
  const [, kind] = kinds[0] ?? [];
  if (kind === undefined) throw new Error('there is no kind');
  await handle(kind, posted({ asks: true }, at(5)));
  await handle(kind, posted({ asks: false }, at(3)));
  const rows = await world.deps.db('notice').where({ user_id: idOf('buyer@volga.example') });
  expect(rows.map(({ params, created_at }) => [params.messages, params.asks, created_at.getUTCMinutes()])).toEqual([
    ['2', 'true', 5],
  ]);
});

it('the author of a message who is among its readers keeps their unread notification of earlier messages', async () => {
  const write = (email: string) =>
    world.deps.write((stores) =>
      onMessagePosted.handle(posted({ side: CompanyType.CUSTOMER }, { actorUserId: idOf(email) }), stores),
    );
  await write('buyer@volga.example');
  await write('manager@setu.example');
  const rows = await world.deps.db('notice').where({ user_id: idOf('manager@setu.example') });
  expect(rows.map(({ params }) => params.messages)).toEqual(['1']);
});
