import { companyId } from '@setu/demo-world';
import { systemIds } from '@setu/kit/core';
import type { EventEnvelope } from '@setu/proto/common';
import { ReviewStatus } from '@setu/proto/review/words';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { onReviewStatusChanged } from '../src/consumers/on-review-status-changed.js';
import { idOf, startIdentity, type World } from './fixtures.js';
import { corrected, reviewed } from './sample-events.js';

const world: World = await startIdentity();
afterAll(() => world.close());
beforeEach(async () => {
  await world.deps.db('notice').delete();
});

const [first, second] = [idOf('reviewer@setu.example'), idOf('reviewer2@setu.example')];
/** Returns the event of an imported card, at the given minute after nine on the same day. */
const card = (over: Parameters<typeof reviewed>[0] = {}, minute = 0): EventEnvelope =>
  reviewed(
    {
      to: ReviewStatus.CREATED,
      reviewerId: first,
      supplierId: companyId('kaveri'),
      name: { en: 'Pump', ru: '' },
      ...over,
    },
    { occurredAt: new Date(Date.UTC(2026, 10, 20, 9, minute)).toISOString() },
  );

async function consume(...events: EventEnvelope[]): Promise<void> {
  for (const event of events) await world.publish(event);
  await world.settle();
}

const rows = () => world.deps.db('notice').orderBy(['created_at', 'id']);
/** For each notification: how many cards it counts and what it links to. */
const noticeRows = async () => (await rows()).map(({ params, entity_type }) => `${params.cards ?? 1} ${entity_type}`);

it('cards of one supplier that arrive close together become one notification, which counts them and links to the queue', async () => {
  await consume(card());
  expect(await noticeRows()).toEqual(['1 review']);
  const [one] = await rows();
  expect(one?.params).toMatchObject({ name_en: 'Pump', supplier: expect.stringMatching(/Kaveri/) });
  await consume(...Array.from({ length: 40 }, (_, at) => card({}, 1 + (at >> 3))));
  expect(await noticeRows()).toEqual(['41 none']);
  const [all] = await rows();
  expect([all?.id, all?.type, all?.created_at]).toEqual([one?.id, 'review_created', new Date('2026-11-20T09:05:00Z')]);
  expect(all?.params).not.toHaveProperty('name_en');
});

it('another supplier, another reviewer, a later time or a notification already read each starts a new notification', async () => {
  await consume(card(), card({ supplierId: companyId('deccan-tools') }), card({ reviewerId: second }));
  expect(await noticeRows()).toEqual(['1 review', '1 review', '1 review']);
  await consume(card({}, 9), card({}, 18), card({}, 40));
  expect(await noticeRows()).toEqual(['1 review', '1 review', '3 none', '1 review']);
  await world.deps.db('notice').update({ read_at: new Date() });
  await consume(card({}, 41));
  expect((await noticeRows()).at(-1)).toBe('1 review');
});

it('every reviewer is notified of unassigned cards, counting the cards they have not read', async () => {
  const unassigned = { reviewerId: '' };
  await consume(card(), card(unassigned));
  const notices = await rows();
  expect(notices.map(({ user_id, params }) => [user_id, params.cards ?? '1']).toSorted()).toEqual(
    [
      [first, '2'],
      [second, '1'],
    ].toSorted(),
  );
});

it('a card is counted once even if its event arrives twice, and concurrent events are all counted', async () => {
  const events = Array.from({ length: 8 }, () => card());
  const handle = (event: EventEnvelope) => world.deps.write((stores) => onReviewStatusChanged.handle(event, stores));
  await Promise.all(events.map(handle));
  expect(await noticeRows()).toEqual(['8 none']);
  const last = (await rows())[0]?.event_id;
  // The inbox table no longer has the event, but the notification still knows the last event it counted.
  await handle(events.find(({ id }) => id === last) ?? card());
  expect(await noticeRows()).toEqual(['8 none']);
});

it('a card that its supplier corrected needs nothing more from them, so that notification is read', async () => {
  const supplierId = companyId('kaveri');
  const at = (minute: number) => ({ occurredAt: new Date(Date.UTC(2026, 10, 20, 9, minute)).toISOString() });
  const returned = { from: ReviewStatus.CREATED, to: ReviewStatus.REVIEWED, supplierId };
  const unread = () => world.deps.db('notice').where({ type: 'review_returned', read_at: null }).pluck('user_id');
  await consume(reviewed(returned, at(1)));
  expect(await unread()).toContain(idOf('supplier@kaveri.example'));
  await consume(corrected({}, { ...at(2), actorUserId: idOf('supplier@kaveri.example') }));
  expect(await unread()).toEqual([]);
  await consume(reviewed({ ...returned, reviewId: systemIds.id() }, at(3)));
  expect((await unread()).length).toBeGreaterThan(0);
  await consume(reviewed({ from: ReviewStatus.REVIEWED, to: ReviewStatus.CORRECTED, supplierId }, at(4)));
  expect(await unread()).toEqual([]);
});
