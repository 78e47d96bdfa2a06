import { isAppError, systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import { CardState } from '@setu/proto/catalogue/words';
import { CompanyType, PersonRole, UserStatus } from '@setu/proto/common/words';
import { ReviewStatusChanged } from '@setu/proto/review/events';
import { ReviewStatus } from '@setu/proto/review/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boot, fixturesOf, type World } from './fixtures.js';

const senior = actors.broker({ roles: ['TEAM_ADMIN'] });
const manager = actors.broker({ roles: ['TEAM_MANAGER'], userId: systemIds.id() });

describe('Opening a review', () => {
  let world: World;
  let supplierId = '';
  const reviewers: string[] = [];
  beforeAll(async () => {
    world = await boot();
    const add = fixturesOf(world);
    const companyId = await add.company({ type: CompanyType.BROKER, shortName: 'Setu' });
    supplierId = await add.company();
    const role = { companyId, roles: [PersonRole.TEAM_PRODUCT_REVIEWER] };
    for (const surname of ['Kumar', 'Menon']) reviewers.push(await add.user({ ...role, surname }));
    await add.user({ ...role, surname: 'Gone', status: UserStatus.DISABLED });
    await add.user({ ...role, companyId: systemIds.id(), surname: 'Strange' });
    await add.user({ ...role, roles: [PersonRole.TEAM_MANAGER], userId: manager.userId, surname: 'Petrova' });
    reviewers.sort();
    await world.settle();
  });
  afterAll(() => world?.close());

  const draft = (skuId: string, revision: number, written: { draftVersion: number; edit: number }) =>
    fixturesOf(world).card(
      'updated',
      {
        revision,
        card: {
          ...{ skuId, state: CardState.DRAFT, name: { en: 'Black tea', ru: '' }, vendorCode: 'TEA-9' },
          company: { id: supplierId, shortName: 'Kaveri', city: undefined, verified: true },
          brokerManagerId: manager.userId,
        },
      },
      written,
    );
  const find = async (skuId: string, actor = senior) =>
    (await world.client.findReview({ skuId }, { actor }).catch(() => undefined))?.review;
  const count = (skuId: string) => world.deps.db('product_review').where({ sku_id: skuId }).count({ n: '*' }).first();

  it('happens once per card, for the reviewer with the fewest open reviews, even for repeated or late events', async () => {
    const [one, other, third] = [systemIds.id(), systemIds.id(), systemIds.id()];
    await world.settle();
    world.events.clear();
    for (const skuId of [one, other, third]) {
      await draft(skuId, 2, { draftVersion: 1, edit: 2 });
      await draft(skuId, 1, { draftVersion: 1, edit: 1 });
      await draft(skuId, 3, { draftVersion: 1, edit: 3 });
      await world.settle();
    }
    const rows = [(await find(one))?.row, (await find(other))?.row, (await find(third))?.row];
    expect(rows.map((row) => row?.reviewerId)).toEqual([reviewers[0], reviewers[1], reviewers[0]]);
    expect(rows[0]).toMatchObject({ status: ReviewStatus.CREATED, managerId: manager.userId, vendorCode: 'TEA-9' });
    expect(await count(one)).toEqual({ n: '1' });
    expect(world.events.of('setu.review.review.status_changed', ReviewStatusChanged)).toHaveLength(3);
  });

  it('chooses at random between reviewers above the counting limit, so that a large import does not go to one of them', async () => {
    const at = new Date();
    const open = (reviewerId: string) => ({
      ...{ id: systemIds.id(), skuId: systemIds.id(), supplierId, status: 'created' as const, reviewerId },
      ...{ managerId: undefined, createdAt: at, updatedAt: at, round: 1, version: 1, revision: 1 },
      ...{ cardVersion: 1, approvedEdit: 0, correctedFields: [] },
    });
    const [first = '', second = ''] = reviewers;
    const many = [first, second].flatMap((id, more) => Array.from({ length: 1_000 + 50 * more }, () => open(id)));
    await world.deps.write(({ reviews }) => reviews.add(many));
    const chosen = new Set<string | undefined>();
    for (let tries = 0; tries < 60; tries += 1) chosen.add(await world.deps.read.staff.leastLoadedReviewer());
    expect([...chosen].toSorted()).toEqual([first, second]);
    await world.deps
      .db('product_review')
      .whereIn(
        'id',
        many.slice(0, 40).map(({ id }) => id),
      )
      .delete();
    for (let tries = 0; tries < 5; tries += 1) expect(await world.deps.read.staff.leastLoadedReviewer()).toBe(first);
    await world.deps
      .db('product_review')
      .whereIn(
        'id',
        many.map(({ id }) => id),
      )
      .delete();
  });

  it('happens again for the next version of a card, but not for a late event of a completed one', async () => {
    const skuId = systemIds.id();
    const reviewer = { ...senior, userId: reviewers[0] ?? '', roles: ['TEAM_PRODUCT_REVIEWER'] };
    await fixturesOf(world).review({
      ...{ skuId, supplierId, status: 'completed', cardVersion: 1, approvedEdit: 5, reviewerId: reviewer.userId },
    });
    await draft(skuId, 5, { draftVersion: 1, edit: 5 });
    await world.settle();
    expect(await count(skuId)).toEqual({ n: '1' });
    await draft(skuId, 7, { draftVersion: 2, edit: 1 });
    await world.settle();
    expect(await find(skuId)).toMatchObject({ row: { status: ReviewStatus.CREATED }, cardVersion: 2 });
  });

  it('ends as withdrawn when the card is deleted, whatever event arrives later', async () => {
    const skuId = systemIds.id();
    await draft(skuId, 1, { draftVersion: 1, edit: 1 });
    await fixturesOf(world).withdrawn(skuId, 2);
    await world.settle();
    expect(await find(skuId)).toBeDefined();
    await fixturesOf(world).cardRemoved(skuId, 9);
    await draft(skuId, 8, { draftVersion: 1, edit: 4 });
    await world.settle();
    expect((await find(skuId))?.row?.status).toBe(ReviewStatus.WITHDRAWN);
    expect(await count(skuId)).toEqual({ n: '1' });
  });

  it('by hand returns the existing review if there is one', async () => {
    const skuId = systemIds.id();
    await draft(skuId, 1, { draftVersion: 0, edit: 0 });
    await world.settle();
    const open = (cardVersion: number, actor = manager) => world.client.openReview({ skuId, cardVersion }, { actor });
    const kind = await open(0).catch((error: unknown) => isAppError(error) && error.code);
    expect(kind).toBe('nothing_to_review');
    const all = await Promise.all(Array.from({ length: 5 }, () => open(1)));
    expect(new Set(all.map(({ review }) => review?.row?.id)).size).toBe(1);
    expect(await count(skuId)).toEqual({ n: '1' });
  });

  it('shows the supplier only the comments on their card, and other suppliers nothing', async () => {
    const skuId = systemIds.id();
    const reviewer = { ...senior, userId: reviewers[0] ?? '', roles: ['TEAM_PRODUCT_REVIEWER'] };
    const id = await fixturesOf(world).review({ skuId, supplierId, reviewerId: reviewer.userId });
    await world.client.returnReview({ reviewId: id, comments: { name: 'Which tea?' } }, { actor: reviewer });
    const review = await find(skuId, actors.supplier({ companyId: supplierId }));
    expect(review).toMatchObject({ comments: { name: 'Which tea?' }, history: [] });
    expect(JSON.stringify(review)).not.toMatch(/Kumar|Menon|Petrova/);
    expect(review?.row?.reviewer ?? review?.row?.reviewerId).toBe('');
    expect(await find(skuId, actors.supplier({}))).toBeUndefined();
    expect(await find(skuId, actors.buyer({}))).toBeUndefined();
  });

  it('can be followed by a change to another active reviewer, which is published once', async () => {
    const id = await fixturesOf(world).review({ supplierId, reviewerId: reviewers[0], managerId: manager.userId });
    const give = (reviewerId: string) => world.client.setReviewer({ reviewId: id, reviewerId }, { actor: senior });
    await expect(give(manager.userId)).rejects.toMatchObject({
      fields: [{ path: 'reviewer', code: 'invalid_option' }],
    });
    await world.settle();
    world.events.clear();
    const [next = ''] = reviewers.slice(1);
    await Promise.all([give(next), give(next), give(next)]);
    await world.settle();
    const published = world.events.of('setu.review.review.status_changed', ReviewStatusChanged);
    expect(published.map(({ from, to, reviewerId, revision }) => [from, to, reviewerId, revision])).toEqual([
      [ReviewStatus.CREATED, ReviewStatus.CREATED, next, 2],
    ]);
  });
});
