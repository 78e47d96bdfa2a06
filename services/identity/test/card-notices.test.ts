import { companyId } from '@setu/demo-world';
import type { EventEnvelope } from '@setu/proto/common';
import { ReviewStatus } from '@setu/proto/review/words';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { onReviewStatusChanged } from '../src/consumers/on-review-status-changed.js';
import { givenIdentity, idOf, type World } from './given.js';
import { reviewed } from './given-events.js';

const world: World = await givenIdentity();
afterAll(() => world.close());
beforeEach(async () => {
  await world.deps.db('notice').delete();
});

const [first, second] = [idOf('reviewer@setu.example'), idOf('reviewer2@setu.example')];
/** A card of a file that came at a minute of that day. */
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

async function tell(...events: EventEnvelope[]): Promise<void> {
  for (const event of events) await world.publish(event);
  await world.settle();
}

const rows = () => world.deps.db('notice').orderBy(['created_at', 'id']);
/** Of each notice: how many cards it tells of, and what it leads to. */
const told = async () => (await rows()).map(({ params, entity_type }) => `${params.cards ?? 1} ${entity_type}`);

it('cards of a supplier that come one after the other are one notice, which counts them and leads to the queue', async () => {
  await tell(card());
  expect(await told()).toEqual(['1 review']);
  const [one] = await rows();
  expect(one?.params).toMatchObject({ name_en: 'Pump', supplier: expect.stringMatching(/Kaveri/) });
  await tell(...Array.from({ length: 40 }, (_, at) => card({}, 1 + (at >> 3))));
  expect(await told()).toEqual(['41 none']);
  const [all] = await rows();
  expect([all?.id, all?.type, all?.created_at]).toEqual([one?.id, 'review_created', new Date('2026-11-20T09:05:00Z')]);
  expect(all?.params).not.toHaveProperty('name_en');
});

it('another supplier’s, another reviewer’s and later cards have a notice of their own, and so have those after it was read', async () => {
  await tell(card(), card({ supplierId: companyId('deccan-tools') }), card({ reviewerId: second }));
  expect(await told()).toEqual(['1 review', '1 review', '1 review']);
  await tell(card({}, 9), card({}, 18), card({}, 40));
  expect(await told()).toEqual(['1 review', '1 review', '3 none', '1 review']);
  await world.deps.db('notice').update({ read_at: new Date() });
  await tell(card({}, 41));
  expect((await told()).at(-1)).toBe('1 review');
});

it('of cards nobody has been given every reviewer is told, each of as many as he has not read', async () => {
  const nobodys = { reviewerId: '' };
  await tell(card(), card(nobodys));
  const notices = await rows();
  expect(notices.map(({ user_id, params }) => [user_id, params.cards ?? '1']).toSorted()).toEqual(
    [
      [first, '2'],
      [second, '1'],
    ].toSorted(),
  );
});

it('a card is counted once, though its event comes twice, and none is lost where several come at once', async () => {
  const events = Array.from({ length: 8 }, () => card());
  const handle = (event: EventEnvelope) => world.deps.write((stores) => onReviewStatusChanged.handle(event, stores));
  await Promise.all(events.map(handle));
  expect(await told()).toEqual(['8 none']);
  const last = (await rows())[0]?.event_id;
  // As after the inbox was lost: the notice itself still knows the latest it counted.
  await handle(events.find(({ id }) => id === last) ?? card());
  expect(await told()).toEqual(['8 none']);
});
