import type { AuditView, DiscussionsView, DiscussionView, NoticeListView, RouteView } from '@setu/contract';
import { demoCards, demoReviews, userId } from '@setu/demo-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { listen } from './event-stream.js';
import { startWorld, type World } from './world.js';

let world: World;
let reviewer: Browser;
let manager: Browser;
let review: { id: string; path: string; names: string[] };

const emailOf = (id: string): string => {
  const known = ['manager@setu.example', 'manager2@setu.example', 'senior@setu.example'];
  return known.find((email) => userId(email) === id) ?? '';
};

beforeAll(async () => {
  world = await startWorld();
  const demo = demoReviews(world.clock.now()).find(
    (one) =>
      one.status === 'approved' &&
      one.reviewerId === userId('reviewer@setu.example') &&
      emailOf(one.managerId).startsWith('manager'),
  );
  if (!demo) throw new Error('the demo world has no approved review of the reviewer whose card has a manager');
  const { en = '', ru = '' } = demoCards().find(({ id }) => id === demo.cardId)?.name ?? {};
  review = { id: demo.id, path: `/broker/product-reviews/discussions/${demo.id}`, names: [en, ru] };
  reviewer = await world.signedIn('reviewer@setu.example', 'en');
  manager = await world.signedIn(emailOf(demo.managerId), 'ru');
}, 240_000);
afterAll(async () => world?.close());

const message = { field: 'features', text: ' Which crop is it? ' };
const noticesFor = async (browser: Browser) =>
  (await browser.get<NoticeListView>('/user/notice/list/all?limit=100')).messages.filter(
    ({ type, text }) => type === 'review_remark' && review.names.some((name) => text.includes(name)),
  );

describe('A discussion of a text', () => {
  it('goes from a message and its notification to the answer and the resolution, each exactly once', async () => {
    const key = { 'Idempotency-Key': 'remark-1' };
    const sends = await Promise.all(
      [1, 2, 3].map(() => reviewer.post<{ discussion: DiscussionView }>(review.path, message, key)),
    );
    expect(sends.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { id } = sends[0]?.data.discussion ?? { id: '' };
    await world.settle();

    const notices = await noticesFor(manager);
    expect(notices).toMatchObject([
      { action: 'Открыть обсуждение', detail: expect.stringMatching(/^Поле: .+\. Пишет .+\.$/) },
    ]);
    expect(notices[0]?.title).toMatch(/^Новое в обсуждении перевода: ./);
    const opened = await manager.post<{ route: RouteView }>(`/user/notice/entity_redirect/${notices[0]?.id}`, {});
    expect(opened.data.route).toEqual({ name: 'product_sku_translate_page', params: { review: review.id } });

    expect((await manager.post(review.path, { field: 'features', text: 'Second flush, 2026.' })).status).toBe(200);
    await world.settle();
    expect(await noticesFor(reviewer)).toMatchObject([{ action: 'Open discussion', is_read: false }]);
    expect((await reviewer.post(`${review.path}/read`, {})).status).toBe(200);
    expect(await noticesFor(reviewer)).toMatchObject([{ is_read: true }]);
    const looking = await listen(world, manager);
    const ends = await Promise.all([1, 2].map(() => reviewer.post(`${review.path}/${id}/resolve`, {})));
    expect(ends.map(({ status }) => status)).toEqual([200, 200]);
    expect(await looking.readUntil('event: discussion')).toContain(`data: {"review":"${review.id}"}`);
    looking.close();

    const { list, may_write: mayWrite } = await manager.get<DiscussionsView>(review.path);
    expect(mayWrite).toBe(true);
    expect(list).toMatchObject([{ id, field: 'features', may_resolve: false }]);
    expect(list[0]?.remarks.map(({ text }) => text)).toEqual(['Which crop is it?', 'Second flush, 2026.']);
    expect(list[0]?.resolved?.by?.id).toBe(userId('reviewer@setu.example'));
  });

  it('reports errors on their fields in the reader’s language', async () => {
    const empty = await manager.post(review.path, { field: 'hs_code', text: ' ' });
    expect([empty.status, empty.failure.data.error]).toEqual([
      422,
      { field: 'Выберите один из вариантов', text: expect.stringMatching(/[а-я]/) },
    ]);
    const long = await reviewer.post(review.path, { field: 'name', text: 'я'.repeat(1001) });
    expect([long.status, Object.keys(long.failure.data.error as object)]).toEqual([422, ['text']]);
  });

  it('appears in the audit log as readable text', async () => {
    const admin = await world.signedIn('admin@setu.example', 'en');
    const { list } = await admin.get<AuditView>(`/admin/audit?kind=review&object=${review.id}`);
    const talk = list.filter(({ fields }) => fields.some(({ name }) => name === 'card_text'));
    const field = { name: 'card_text', label: 'Product text', is: 'Features' };
    expect(talk).toMatchObject([
      { action: 'review.discussion_resolved', fields: [field] },
      { action: 'review.remarked', fields: [field] },
      { action: 'review.remarked', fields: [field] },
    ]);
  });
});
