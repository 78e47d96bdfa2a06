import { isAppError, systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import { CompanyType, PersonRole } from '@setu/proto/common/words';
import { ReviewStatusChanged } from '@setu/proto/review/events';
import { ListReviewsRequest } from '@setu/proto/review/reviews';
import { ReviewStatus } from '@setu/proto/review/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Review } from '../src/reviews/domain/review.js';
import { boot, fixturesOf, type World } from './fixtures.js';

const reviewer = actors.broker({ roles: ['TEAM_PRODUCT_REVIEWER'] });
const manager = actors.broker({ roles: ['TEAM_MANAGER'], companyId: reviewer.companyId });
const senior = actors.broker({ roles: ['TEAM_ADMIN'], companyId: reviewer.companyId });

describe('A review whose card was deleted', () => {
  let world: World;
  beforeAll(async () => {
    world = await boot();
    const add = fixturesOf(world);
    const { companyId, userId } = reviewer;
    await add.company({ companyId, type: CompanyType.BROKER });
    await add.user({ companyId, userId, roles: [PersonRole.TEAM_PRODUCT_REVIEWER], surname: 'Kumar' });
    await add.user({ companyId, userId: manager.userId, roles: [PersonRole.TEAM_MANAGER], surname: 'Petrova' });
    await world.settle();
  });
  afterAll(() => world?.close());

  const open = async (part: Partial<Review>) => {
    const skuId = systemIds.id();
    const people = { reviewerId: reviewer.userId, managerId: manager.userId };
    const id = await fixturesOf(world).review({ skuId, ...people, approvedEdit: 1, ...part });
    return { id, skuId };
  };
  const remove = async (skuId: string) => {
    await fixturesOf(world).cardRemoved(skuId, 9, manager.userId);
    await world.settle();
  };
  const get = async (reviewId: string, actor = reviewer) =>
    (await world.client.getReview({ reviewId }, { actor })).review;
  const list = (part: Partial<ListReviewsRequest> = {}, actor = senior) =>
    world.client.listReviews(ListReviewsRequest.fromPartial(part), { actor });
  const refusalOf = (call: Promise<unknown>) =>
    call.then(
      () => 'done',
      (error: unknown) => isAppError(error) && [error.code, error.params?.current_status, error.params?.moved_by],
    );

  it.each(['created', 'reviewed', 'corrected', 'approved'] as const)(
    'is withdrawn from %s once, and its page says who deleted the card',
    async (status) => {
      const { id, skuId } = await open({ status });
      await world.settle();
      world.events.clear();
      await remove(skuId);
      await remove(skuId);
      const review = await get(id);
      expect(review?.row).toMatchObject({ status: ReviewStatus.WITHDRAWN, moves: [], isCallersTurn: false });
      expect(review?.history.at(-1)).toMatchObject({ status: ReviewStatus.WITHDRAWN, by: { surname: 'Petrova' } });
      const events = world.events.of('setu.review.review.status_changed', ReviewStatusChanged);
      expect(events.map(({ to, reviewerId }) => [to, reviewerId])).toEqual([[ReviewStatus.WITHDRAWN, reviewer.userId]]);
      for (const actor of [manager, senior]) expect((await get(id, actor))?.row?.moves).toEqual([]);
      expect(await world.client.listDiscussions({ reviewId: id }, { actor: reviewer })).toMatchObject({
        mayWrite: false,
      });
    },
  );

  it('stays in the list under its own status and counts as open for no one', async () => {
    const facts = async () => {
      const { counts, reviewerLoads, waitingForCaller, withoutReviewer } = await list();
      const { reviewsWaiting } = await world.client.countQueues({}, { actor: reviewer });
      const withdrawn = counts.find(({ status }) => status === ReviewStatus.WITHDRAWN)?.count ?? 0;
      return {
        withdrawn,
        load: reviewerLoads[reviewer.userId] ?? 0,
        waitingForCaller,
        withoutReviewer,
        reviewsWaiting,
      };
    };
    const before = await facts();
    const created = await open({});
    const unassigned = await open({ reviewerId: undefined });
    for (const { skuId } of [created, unassigned]) await remove(skuId);
    expect(await facts()).toEqual({ ...before, withdrawn: before.withdrawn + 2 });
    const { reviews } = await list({ statuses: [ReviewStatus.WITHDRAWN] });
    expect(reviews.map(({ id }) => id)).toEqual(expect.arrayContaining([created.id, unassigned.id]));
    expect((await list({ withoutReviewer: true })).reviews.map(({ id }) => id)).not.toContain(unassigned.id);
  });

  it('accepts no transition afterwards, and names the user who deleted the card', async () => {
    const approving = await open({});
    const completing = await open({ status: 'approved' });
    for (const { skuId } of [approving, completing]) await remove(skuId);
    const approve = {
      reviewId: approving.id,
      expectedVersion: undefined,
      cardVersion: 0,
      cardEdit: 0,
      pictureCount: 0,
    };
    const complete = { reviewId: completing.id, russian: {}, english: {}, expectedVersion: undefined, cardEdit: 0 };
    const conflict = ['conflict', 'withdrawn', 'Anna Petrova'];
    expect(await refusalOf(world.client.approveReview(approve, { actor: reviewer }))).toEqual(conflict);
    expect(await refusalOf(world.client.completeTranslation(complete, { actor: reviewer }))).toEqual(conflict);
  });

  it('stays completed if it was completed before the deletion', async () => {
    const { id, skuId } = await open({ status: 'completed' });
    await remove(skuId);
    expect((await get(id))?.row?.status).toBe(ReviewStatus.COMPLETED);
  });

  it('ends in one status if the reviewer approves or completes it at the same moment', async () => {
    for (const status of ['created', 'approved'] as const) {
      const { id, skuId } = await open({ status });
      const approve = { reviewId: id, expectedVersion: undefined, cardVersion: 1, cardEdit: 1, pictureCount: 1 };
      const complete = { reviewId: id, russian: { name: 'Чай' }, english: { name: 'Tea' }, cardEdit: 1 };
      const [acted] = await Promise.all([
        refusalOf(
          status === 'created'
            ? world.client.approveReview(approve, { actor: reviewer })
            : world.client.completeTranslation({ ...complete, expectedVersion: undefined }, { actor: reviewer }),
        ),
        remove(skuId),
      ]);
      const review = await get(id);
      const ends = status === 'approved' && acted === 'done' ? ReviewStatus.COMPLETED : ReviewStatus.WITHDRAWN;
      expect(review?.row?.status).toBe(ends);
      expect(review?.history.at(-1)?.status).toBe(ends);
    }
  });
});
