import { isAppError, systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import { CardState } from '@setu/proto/catalogue/words';
import { CompanyType, PersonRole } from '@setu/proto/common/words';
import { ListReviewsRequest, type ReviewRow } from '@setu/proto/review/reviews';
import { ApplicationStatus, ReviewStatus } from '@setu/proto/review/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boot, day, fixturesOf, type World } from './fixtures.js';

const manager = actors.broker({ roles: ['TEAM_MANAGER'] });
const senior = actors.broker({ roles: ['TEAM_ADMIN'] });
const reviewer = actors.broker({ roles: ['TEAM_PRODUCT_REVIEWER'] });
const admin = actors.broker({ roles: ['ROLE_ADMIN'] });
const supplier = actors.supplier({ roles: ['TEAM_MANAGER'] });
const anonymous = actors.anonymous();

const kindOf = async (promise: Promise<unknown>) => {
  const error: unknown = await promise.catch((thrown: unknown) => thrown);
  return isAppError(error) ? error.kind : 'answered';
};

describe('The queues of reviews and applications', () => {
  let world: World;
  const skuId = systemIds.id();
  let supplierId = '';

  beforeAll(async () => {
    world = await boot();
    const add = fixturesOf(world);
    supplierId = await add.company({ shortName: 'Kaveri Agro' });
    await add.user({ userId: manager.userId, name: 'Olga', surname: 'Petrova' });
    await add.user({ userId: reviewer.userId, name: 'Ravi', surname: 'Kumar' });
    await add.card('created', {
      card: {
        skuId,
        state: CardState.DRAFT,
        name: { en: 'Black tea', ru: 'Чёрный чай' },
        vendorCode: 'TEA-1',
        company: { id: supplierId, shortName: 'Kaveri Agro', verified: true },
        brokerManagerId: manager.userId,
      },
    });
    const common = { skuId, supplierId, managerId: manager.userId };
    await add.review({ ...common, status: 'created', createdAt: day('2026-11-05') });
    const others = { supplierId, managerId: manager.userId, reviewerId: reviewer.userId };
    await add.review({ ...others, status: 'created' });
    await add.review({ ...others, status: 'corrected' });
    await add.review({ ...others, status: 'reviewed' });
    await add.review({ status: 'reviewed', managerId: systemIds.id() });
    await add.review({ ...common, status: 'completed', reviewerId: reviewer.userId });
    await add.application({ createdAt: day('2026-11-03') });
    await add.application({ status: 'in_work', managerId: manager.userId });
    await world.settle();
  });
  afterAll(() => world.close());

  const count = (actor = manager) => world.client.countQueues({}, { actor });
  const reviews = (statuses: ReviewStatus[] = [], page?: { page: number; limit: number }, actor = manager) =>
    world.client.listReviews(ListReviewsRequest.fromPartial({ statuses, page }), { actor });
  const applications = (statuses: ApplicationStatus[] = [], actor = manager) =>
    world.client.listApplications({ statuses, search: '', managerIds: [], waitsForCaller: false }, { actor });

  it('count the waiting items of each user', async () => {
    expect(await count(reviewer)).toEqual({ reviewsWaiting: 2, applicationsNew: undefined });
    const waiting = (all: number) => ({ applicationsNew: 1, applicationsWaiting: all, applicationsOverdue: all });
    expect(await count(manager)).toEqual({ reviewsWaiting: 1, ...waiting(2) });
    expect(await count(senior)).toEqual({ reviewsWaiting: 3, ...waiting(1) });
    expect(await count(admin)).toEqual({ reviewsWaiting: 0, applicationsNew: undefined });
  });

  it('are closed to all other callers', async () => {
    expect(await kindOf(count(supplier))).toBe('forbidden');
    expect(await kindOf(count(anonymous))).toBe('unauthenticated');
    expect(await kindOf(reviews([], undefined, admin))).toBe('forbidden');
    expect(await kindOf(reviews([], undefined, supplier))).toBe('forbidden');
    expect(await kindOf(applications([], reviewer))).toBe('forbidden');
    expect(await kindOf(applications([], anonymous))).toBe('unauthenticated');
    expect(await kindOf(reviews([], undefined, reviewer))).toBe('answered');
  });

  it('list and count the reviews that wait for the caller and those without a reviewer', async () => {
    const listed = async (part: Partial<ListReviewsRequest>, actor = manager) => {
      const found = await world.client.listReviews(ListReviewsRequest.fromPartial(part), { actor });
      const { reviews: rows, total, waitingForCaller, withoutReviewer } = found;
      return { rows: rows.length, total, waitingForCaller, withoutReviewer };
    };
    const counts = { waitingForCaller: 1, withoutReviewer: 2 };
    expect(await listed({})).toEqual({ ...counts, rows: 6, total: 6 });
    expect(await listed({ waitsForCaller: true })).toEqual({ ...counts, rows: 1, total: 1 });
    expect(await listed({ withoutReviewer: true })).toEqual({ ...counts, rows: 2, total: 2 });
    const created = { statuses: [ReviewStatus.CREATED] };
    expect(await listed({ ...created, withoutReviewer: true })).toEqual({ ...counts, rows: 1, total: 1 });
    expect(await listed({ waitsForCaller: true }, senior)).toMatchObject({ total: 3, waitingForCaller: 3 });
    expect(await listed({ waitsForCaller: true, withoutReviewer: true }, senior)).toMatchObject({ total: 3 });
    expect(await listed({ search: 'чёрный', waitsForCaller: true }, reviewer)).toMatchObject({ total: 0 });
  });

  it('list reviews newest first, with the names from events', async () => {
    const { reviews: rows, total } = await reviews();
    expect(total).toBe(6);
    expect(rows[0]).toEqual({
      id: expect.any(String),
      skuId,
      name: { en: 'Black tea', ru: 'Чёрный чай' },
      supplierId,
      supplierName: 'Kaveri Agro',
      status: ReviewStatus.CREATED,
      reviewerId: '',
      reviewerName: '',
      managerId: manager.userId,
      managerName: 'Olga Petrova',
      manager: { id: manager.userId, name: 'Olga', surname: 'Petrova', patronymic: '' },
      reviewer: undefined,
      vendorCode: 'TEA-1',
      createdAt: '2026-11-05T00:00:00.000Z',
      updatedAt: '2026-11-01T00:00:00.000Z',
      moves: [],
      ...{ isCallersTurn: false, isCorrected: false },
    });
    expect(rows.filter((row) => row.reviewerName === 'Ravi Kumar')).toHaveLength(4);
  });

  it('filter by status and page, and a page past the end is empty with the correct total', async () => {
    expect((await reviews([ReviewStatus.CREATED, ReviewStatus.CORRECTED])).total).toBe(3);
    expect(await reviews([ReviewStatus.UNRECOGNIZED])).toMatchObject({ reviews: [], total: 0 });
    const pages = await Promise.all([1, 2, 3, 9].map((page) => reviews([], { page, limit: 2 })));
    expect(pages.map((page) => [page.reviews.length, page.total])).toEqual([
      [2, 6],
      [2, 6],
      [2, 6],
      [0, 6],
    ]);
    expect(new Set(pages.flatMap((page) => page.reviews.map((row) => row.id))).size).toBe(6);
    expect(await kindOf(reviews([], { page: 0, limit: 2 }))).toBe('invalid');
    expect(await kindOf(reviews([], { page: 1, limit: 101 }))).toBe('invalid');
  });

  it('count the reviews by status regardless of the status filter, and the open reviews of each reviewer', async () => {
    const { total, counts } = await reviews([ReviewStatus.REVIEWED]);
    expect(total).toBe(2);
    const byStatus = new Map(counts.map(({ status, count: many }) => [status, many]));
    expect(byStatus).toEqual(
      new Map([
        [ReviewStatus.CREATED, 2],
        [ReviewStatus.REVIEWED, 2],
        [ReviewStatus.CORRECTED, 1],
        [ReviewStatus.COMPLETED, 1],
      ]),
    );
    const found = await world.client.listReviews(
      ListReviewsRequest.fromPartial({ search: 'black tea', statuses: [ReviewStatus.COMPLETED] }),
      { actor: manager },
    );
    expect(found.counts.toSorted((a, b) => a.count - b.count || (a.status < b.status ? -1 : 1))).toMatchObject([
      { count: 1 },
      { count: 1 },
    ]);
    const add = fixturesOf(world);
    const companyId = await add.company({ type: CompanyType.BROKER });
    await add.user({
      userId: reviewer.userId,
      companyId,
      roles: [PersonRole.TEAM_PRODUCT_REVIEWER],
      version: 2,
      name: 'Ravi',
      surname: 'Kumar',
    });
    const idle = await add.user({ companyId, roles: [PersonRole.TEAM_PRODUCT_REVIEWER] });
    await world.settle();
    const { reviewers, reviewerLoads } = await reviews();
    expect(new Set(reviewers.map(({ id }) => id))).toEqual(new Set([reviewer.userId, idle]));
    // Completed reviews do not count, and reviewers without open ones are left out.
    expect(reviewerLoads).toEqual({ [reviewer.userId]: 3 });
  });

  it('export the rows of the list in its order, for users who can view the list', async () => {
    const exported = async (part: Partial<ListReviewsRequest>, actor = manager, limit = 0) => {
      const file: { total: number; rows: ReviewRow[]; people: string[] } = { total: 0, rows: [], people: [] };
      const list = ListReviewsRequest.fromPartial(part);
      for await (const { total, rows, people } of world.client.exportReviews({ list, most: limit }, { actor })) {
        file.total += total;
        file.rows.push(...rows);
        file.people.push(...people.map(({ surname }) => surname));
      }
      return file;
    };
    const query = { sort: { key: 'name', descending: false } };
    const { reviews: rows, total } = await world.client.listReviews(ListReviewsRequest.fromPartial(query), {
      actor: reviewer,
    });
    expect(await exported(query, reviewer)).toEqual({
      ...{ total, people: [] },
      rows: rows.map((row) => ({ ...row, moves: [] })),
    });
    const ofOne = await exported({ reviewerIds: [reviewer.userId], statuses: [ReviewStatus.CORRECTED] });
    expect([ofOne.total, ofOne.rows.length, ofOne.people]).toEqual([1, 1, ['Kumar']]);
    expect(await exported({ waitsForCaller: true }, senior, 2)).toMatchObject({ total: 3, rows: [{}, {}] });
    expect(await kindOf(exported({}, admin))).toBe('forbidden');
    expect(await kindOf(exported({}, supplier))).toBe('forbidden');
    expect(await kindOf(exported({ sort: { key: 'secret', descending: true } }))).toBe('invalid');
  });

  it('link a review to its neighbours, each with the caller’s next action', async () => {
    const add = fixturesOf(world);
    const of = { supplierId, reviewerId: systemIds.id() };
    const first = await add.review({
      ...of,
      status: 'created',
      createdAt: day('2026-09-01'),
      updatedAt: day('2026-10-01'),
    });
    const middle = await add.review({ ...of, status: 'corrected', updatedAt: day('2026-10-02') });
    const last = await add.review({
      ...of,
      status: 'approved',
      createdAt: day('2026-09-03'),
      updatedAt: day('2026-10-03'),
    });
    const actor = actors.broker({ userId: of.reviewerId, roles: ['TEAM_PRODUCT_REVIEWER'] });
    const { review } = await world.client.getReview({ reviewId: middle }, { actor });
    expect(review?.queue).toEqual({
      ...{ position: 2, total: 3, previousId: first, nextId: last },
      ...{ previousMoves: ['review', 'approve'], nextMoves: ['review', 'translate', 'restart'] },
    });
    // The list of the queue is in the same order, although the reviews were created in another one.
    const listed = await world.client.listReviews(ListReviewsRequest.fromPartial({ waitsForCaller: true }), { actor });
    expect(listed.reviews.map(({ id }) => id)).toEqual([first, middle, last]);
    await world.deps.db('product_review').whereIn('id', [first, middle, last]).delete();
  });

  it('list applications by deadline, so overdue ones of both kinds come first, and then the newest closed ones', async () => {
    const add = fixturesOf(world);
    const later = await add.application({ createdAt: day('2026-11-04') });
    // The decision was due on 30 October, before each answer.
    const oldest = await add.application({ status: 'in_work', createdAt: day('2026-10-16') });
    const closed = [
      await add.application({ status: 'completed', createdAt: day('2026-11-01') }),
      await add.application({ status: 'rejected', createdAt: day('2026-11-05') }),
    ];
    const { applications: all } = await applications();
    expect(all.map(({ status }) => status)).toEqual([
      ...[ApplicationStatus.IN_WORK, ApplicationStatus.NEW, ApplicationStatus.NEW, ApplicationStatus.IN_WORK],
      ...[ApplicationStatus.REJECTED, ApplicationStatus.COMPLETED],
    ]);
    expect([all[0]?.id, all[2]?.id]).toEqual([oldest, later]);
    // All managers may act on an unassigned application, its own on an assigned one, and nobody on a closed one.
    expect(all.map(({ waitsForCaller }) => waitsForCaller)).toEqual([true, true, true, true, false, false]);
    await world.deps
      .db('application')
      .whereIn('id', [later, oldest, ...closed])
      .delete();
  });

  it('list applications with their managers and the number in each status', async () => {
    const { applications: rows, total } = await applications();
    expect(total).toBe(2);
    expect(rows.map(({ status, managerName }) => [status, managerName])).toEqual([
      [ApplicationStatus.NEW, ''],
      [ApplicationStatus.IN_WORK, 'Olga Petrova'],
    ]);
    const inWork = await applications([ApplicationStatus.IN_WORK], senior);
    expect([inWork.total, inWork.counts]).toEqual([
      1,
      expect.arrayContaining([
        { status: ApplicationStatus.NEW, count: 1 },
        { status: ApplicationStatus.IN_WORK, count: 1 },
      ]),
    ]);
  });

  it('follow a card to another name and another manager, and ignore late events', async () => {
    const add = fixturesOf(world);
    const other = await add.user({ name: 'Ivan', surname: 'Orlov' });
    const card = {
      skuId,
      state: CardState.PUBLISHED,
      company: { id: supplierId, shortName: 'Kaveri Agro', verified: true },
    };
    await add.card('published', {
      revision: 3,
      card: { ...card, name: { en: 'Green tea', ru: '' }, brokerManagerId: other },
    });
    await add.card('updated', {
      revision: 2,
      card: { ...card, name: { en: 'Old tea', ru: '' }, brokerManagerId: manager.userId },
    });
    await add.user({ userId: other, name: 'Ivan', surname: 'Sokolov', version: 2 });
    await add.user({ userId: other, name: 'Ivan', surname: 'Orlov', version: 1 });
    await world.settle();
    const { reviews: rows } = await reviews([ReviewStatus.CREATED, ReviewStatus.COMPLETED]);
    expect(rows[0]).toMatchObject({ name: { en: 'Green tea', ru: '' }, managerId: other, managerName: 'Ivan Sokolov' });
    expect(rows.find((row) => row.status === ReviewStatus.COMPLETED)).toMatchObject({ managerId: manager.userId });
  });

  it('keep the name of a withdrawn card', async () => {
    await fixturesOf(world).withdrawn(skuId, 4);
    await world.settle();
    expect((await reviews([ReviewStatus.CREATED])).reviews[0]).toMatchObject({ name: { en: 'Green tea', ru: '' } });
  });
});
