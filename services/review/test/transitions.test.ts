import { isAppError, systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import { CompanyType, PersonRole } from '@setu/proto/common/words';
import { ReviewCompleted, ReviewStatusChanged } from '@setu/proto/review/events';
import { wireReviewStatus } from '@setu/proto/wire-words';
import { type ReviewStatus, reviewStatuses } from '@setu/proto/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Review } from '../src/reviews/domain/review.js';
import { boot, fixturesOf, type World } from './fixtures.js';

const reviewer = actors.broker({ roles: ['TEAM_PRODUCT_REVIEWER'] });
const manager = actors.broker({ roles: ['TEAM_MANAGER'] });
const people = {
  reviewer,
  other_reviewer: actors.broker({ roles: ['TEAM_PRODUCT_REVIEWER'] }),
  manager,
  other_manager: actors.broker({ roles: ['TEAM_MANAGER'] }),
  senior: actors.broker({ roles: ['TEAM_ADMIN'] }),
  admin: actors.broker({ roles: ['ROLE_ADMIN'] }),
  supplier: actors.supplier({ roles: ['TEAM_MANAGER'] }),
  buyer: actors.buyer({ roles: ['TEAM_MANAGER'] }),
  anonymous: actors.anonymous(),
};
type Who = keyof typeof people;
type Action = 'return' | 'approve' | 'complete' | 'restart' | 'correct' | 'set_reviewer';

let world: World;
beforeAll(async () => {
  world = await boot();
  const add = fixturesOf(world);
  await add.company({ companyId: people.other_reviewer.companyId, type: CompanyType.BROKER });
  await add.user({
    ...{ userId: people.other_reviewer.userId, companyId: people.other_reviewer.companyId },
    ...{ roles: [PersonRole.TEAM_PRODUCT_REVIEWER], name: 'Ravi', surname: 'Kumar' },
  });
  await world.settle();
});
afterAll(() => world?.close());

const comments = { name: 'Say which tea', general: 'Good on the whole' };
const english = { name: 'Black tea', features: 'Strong' };
const russian = { name: 'Чёрный чай', features: 'Крепкий', condition: 'нет английского' };

const perform: Record<Action, (reviewId: string, who: Who, expectedVersion?: number) => Promise<unknown>> = {
  return: (reviewId, who, expectedVersion) =>
    world.client.returnReview({ reviewId, comments, expectedVersion }, { actor: people[who] }),
  approve: (reviewId, who, expectedVersion) =>
    world.client.approveReview(
      { reviewId, expectedVersion, cardVersion: 1, cardEdit: 1, pictureCount: 1 },
      { actor: people[who] },
    ),
  complete: (reviewId, who, expectedVersion) =>
    world.client.completeTranslation(
      { reviewId, russian, english, expectedVersion, cardEdit: 1 },
      { actor: people[who] },
    ),
  restart: (reviewId, who) => world.client.restartReview({ reviewId }, { actor: people[who] }),
  correct: (reviewId, who, expectedVersion) =>
    world.client.correctReview({ reviewId, expectedVersion }, { actor: people[who] }),
  set_reviewer: (reviewId, who) =>
    world.client.setReviewer({ reviewId, reviewerId: people.other_reviewer.userId }, { actor: people[who] }),
};

const outcome = async (promise: Promise<unknown>): Promise<string> => {
  const error: unknown = await promise.then(() => undefined).catch((thrown: unknown) => thrown);
  if (error === undefined) return 'moved';
  return isAppError(error) ? error.kind : String(error);
};

const addReview = (part: Partial<Review>) =>
  fixturesOf(world).review({ reviewerId: reviewer.userId, managerId: manager.userId, approvedEdit: 1, ...part });

/** Repeats the specification's table: the statuses in which each action is allowed, and the roles that may take it. */
const open: Record<Action, readonly ReviewStatus[]> = {
  return: ['created', 'corrected', 'approved'],
  approve: ['created', 'corrected'],
  complete: ['approved'],
  restart: ['approved'],
  correct: ['reviewed'],
  set_reviewer: ['created', 'reviewed', 'corrected', 'approved'],
};
const doers: Record<Action, readonly Who[]> = {
  return: ['reviewer'],
  approve: ['reviewer'],
  complete: ['reviewer'],
  restart: ['reviewer', 'senior'],
  correct: ['manager', 'senior'],
  set_reviewer: ['senior'],
};

const expected = (status: ReviewStatus, action: Action, who: Who): string => {
  if (who === 'anonymous') return 'unauthenticated';
  if (!doers[action].includes(who)) return 'forbidden';
  return open[action].includes(status) ? 'moved' : 'refused';
};

describe('For every action and role, the status', () => {
  it.each(reviewStatuses)('%s allows exactly the specified transitions', async (status) => {
    let id = await addReview({ status });
    for (const action of Object.keys(open) as Action[]) {
      for (const who of Object.keys(people) as Who[]) {
        const got = await outcome(perform[action](id, who));
        expect(`${status} ${action} ${who}: ${got}`).toBe(
          `${status} ${action} ${who}: ${expected(status, action, who)}`,
        );
        if (got === 'moved') id = await addReview({ status });
      }
    }
  });
});

describe('The allowed actions in the answer', () => {
  const named: Record<Action, string> = {
    ...{ return: 'review', approve: 'approve', complete: 'translate', restart: 'restart', correct: 'correct' },
    set_reviewer: 'set_reviewer',
  };
  it.each(['reviewer', 'manager', 'senior', 'other_reviewer'] as const)('are correct for %s', async (who) => {
    for (const status of reviewStatuses) {
      const id = await addReview({ status });
      const { review } = await world.client.getReview({ reviewId: id }, { actor: people[who] });
      const may = (Object.keys(open) as Action[]).filter((action) => expected(status, action, who) === 'moved');
      expect([...(review?.row?.moves ?? [])].sort()).toEqual(may.map((action) => named[action]).sort());
    }
  });
});

it('sixty random actions follow the table, and each transition adds one to the version and the steps', async () => {
  const id = await addReview({ status: 'created' });
  const next: Partial<Record<Action, ReviewStatus>> = {
    ...{ return: 'reviewed', approve: 'approved', restart: 'created', correct: 'corrected' },
  };
  const moves = Object.keys(next) as Action[];
  let model = { status: 'created' as ReviewStatus, version: 1, round: 1, last: undefined as Action | undefined };
  let seed = 7;
  for (let n = 0; n < 60; n += 1) {
    seed = (seed * 16_807) % 2_147_483_647;
    const action = moves[seed % moves.length] ?? 'return';
    const who: Who = action === 'correct' ? 'manager' : 'reviewer';
    const got = await outcome(perform[action](id, who));
    const to = next[action];
    if (open[action].includes(model.status) && to !== undefined) {
      expect(got).toBe('moved');
      const round = action === 'correct' ? model.round + 1 : model.round;
      model = { status: to, version: model.version + 1, round, last: action };
    } else expect(got).toBe(action === model.last ? 'moved' : 'refused');
    const { review } = await world.client.getReview({ reviewId: id }, { actor: reviewer });
    expect(review?.row?.status).toBe(wireReviewStatus(model.status));
    expect(review?.version).toBe(model.version);
    expect(new Set(review?.pastComments.map(({ round }) => round)).size).toBe(model.round - 1);
  }
});

it('twenty concurrent approvals count as one, are published once and return the same answer', async () => {
  const id = await addReview({ status: 'created' });
  await world.settle();
  world.events.clear();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      world.client.approveReview(
        { reviewId: id, expectedVersion: 1, cardVersion: 3, cardEdit: 2, pictureCount: 4 },
        { actor: reviewer },
      ),
    ),
  );
  await world.settle();
  expect(new Set(answers.map(({ review }) => JSON.stringify(review))).size).toBe(1);
  expect(answers[0]?.review).toMatchObject({ version: 2, cardVersion: 3, approvedEdit: 2 });
  const published = world.events.of('setu.review.review.status_changed', ReviewStatusChanged);
  expect(published.map(({ reviewId, version, revision }) => [reviewId, version, revision])).toEqual([[id, 2, 2]]);
});

it('a caller who is too late learns the current status and who changed it', async () => {
  const id = await addReview({ status: 'approved' });
  await perform.restart(id, 'senior');
  const error: unknown = await perform.complete(id, 'reviewer').catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'conflict', params: { current_status: 'created', current_version: '2' } });
  expect(await outcome(perform.approve(id, 'reviewer', 1))).toBe('refused');
});

describe('Comments', () => {
  const fields = (sent: Record<string, string>, id: string) =>
    world.client
      .returnReview({ reviewId: id, comments: sent }, { actor: reviewer })
      .catch((error: { fields: { path: string; code: string }[] }) =>
        error.fields.map(({ path, code }) => [path, code]),
      );

  it('must not be empty, must name a form field and must respect the length limit', async () => {
    const id = await addReview({ status: 'created' });
    expect(await fields({ name: '  ' }, id)).toEqual([['comments', 'comments_required']]);
    expect(await fields({ status: 'x' }, id)).toEqual([['comments.status', 'invalid_option']]);
    expect(await fields({ general: 'ё'.repeat(1001) }, id)).toEqual([['comments.general', 'length_max']]);
    expect(await fields({ general: 'ё'.repeat(1000) }, id)).toMatchObject({ review: { version: 2 } });
  });

  it('of earlier rounds are stored next to those of the current round', async () => {
    const id = await addReview({ status: 'created' });
    await perform.return(id, 'reviewer');
    await perform.correct(id, 'manager');
    await world.client.returnReview({ reviewId: id, comments: { price: 'Per kilogram?' } }, { actor: reviewer });
    const { review } = await world.client.getReview({ reviewId: id }, { actor: manager });
    expect(review?.comments).toEqual({ price: 'Per kilogram?' });
    expect(review?.pastComments.map(({ round, field }) => [round, field])).toEqual([
      [1, 'general'],
      [1, 'name'],
    ]);
    expect(review?.history.map(({ status }) => status)).toEqual(
      (['created', 'reviewed', 'corrected', 'reviewed'] as const).map(wireReviewStatus),
    );
  });
});

describe('The translation', () => {
  it('publishes the card as it was approved, in both languages, and enters the translation memory', async () => {
    const skuId = systemIds.id();
    const id = await addReview({ status: 'approved', skuId, cardVersion: 4, approvedEdit: 9 });
    await world.settle();
    world.events.clear();
    await world.client.completeTranslation({ reviewId: id, russian, english, cardEdit: 9 }, { actor: reviewer });
    await world.client.completeTranslation({ reviewId: id, russian, english, cardEdit: 9 }, { actor: reviewer });
    await world.settle();
    expect(world.events.of('setu.review.review.completed', ReviewCompleted)).toEqual([
      {
        ...{ reviewId: id, skuId, cardVersion: 4, cardEdit: 9, reviewerId: reviewer.userId },
        russian: { name: 'Чёрный чай', features: 'Крепкий' },
      },
    ]);
    const recalled = await world.client.recallTranslations({ text: 'Black  tea leaves' }, { actor: manager });
    expect(recalled.matches[0]).toMatchObject({ russian: 'Чёрный чай', skuId });
  });

  it('needs the Russian of each English text, and is not published when the card was edited after the approval', async () => {
    const id = await addReview({ status: 'approved' });
    const complete = (sent: Record<string, string>, cardEdit = 1) =>
      world.client
        .completeTranslation({ reviewId: id, russian: sent, english, cardEdit }, { actor: reviewer })
        .catch((error: unknown) => error);
    expect(await complete({ name: 'Чай' })).toMatchObject({
      fields: [{ path: 'product_sku_ru.features', code: 'required' }],
    });
    expect(await complete({ ...russian, features: 'я'.repeat(501) })).toMatchObject({
      fields: [{ path: 'product_sku_ru.features', code: 'length_max' }],
    });
    expect(await complete(russian, 2)).toMatchObject({ code: 'card_changed' });
  });

  it('is stored with the English that each text was translated from', async () => {
    const id = await addReview({ status: 'approved' });
    const save = async (russian: Record<string, string>, english: Record<string, string>) => {
      const typed = { reviewId: id, russian, english, machineFields: [], editor: '' };
      await world.client.saveTranslation(typed, { actor: reviewer });
      return (await world.client.getTranslation({ reviewId: id }, { actor: manager })).english;
    };
    const russian = { name: 'Чай', features: 'Крепкий' };
    const first = { name: 'Tea', features: 'Strong' };
    expect(await save(russian, { ...first, unknown: 'x' })).toEqual(first);
    // The page is opened again with another English text, and one translation is typed again.
    expect(await save({ ...russian, name: 'Чёрный чай' }, { name: 'Black tea' })).toEqual({
      ...{ name: 'Black tea', features: 'Strong' },
    });
    expect(await save({ name: 'Чёрный чай', features: ' ' }, {})).toEqual({ name: 'Black tea' });
  });

  it('keeps the save with the highest number within one editing session, and the last save if two sessions edit', async () => {
    const id = await addReview({ status: 'approved' });
    const save = (name: string, editor: string, seq: bigint) =>
      world.client.saveTranslation(
        { reviewId: id, russian: { name, unknown: 'x' }, english: {}, machineFields: ['name', 'x'], editor, seq },
        { actor: reviewer },
      );
    expect(await save('два', 'a', 2n)).toMatchObject({ dropped: false });
    expect(await save('один', 'a', 1n)).toMatchObject({ dropped: true });
    const translation = () => world.client.getTranslation({ reviewId: id }, { actor: manager });
    expect(await translation()).toMatchObject({ russian: { name: 'два' }, machineFields: ['name'], seq: 2n });
    await save('три', 'b', 1n);
    expect((await translation()).russian).toEqual({ name: 'три' });
    await perform.restart(id, 'reviewer');
    expect(await outcome(save('поздно', 'b', 9n))).toBe('refused');
    expect((await translation()).russian).toEqual({ name: 'три' });
  });
});
