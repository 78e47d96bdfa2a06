import { type AppError, isAppError, systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import { DiscussionResolved, DiscussionWritten } from '@setu/proto/review/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Review } from '../src/reviews/domain/review.js';
import { boot, fixturesOf, type World } from './fixtures.js';

const people = {
  reviewer: actors.broker({ roles: ['TEAM_PRODUCT_REVIEWER'] }),
  other_reviewer: actors.broker({ roles: ['TEAM_PRODUCT_REVIEWER'] }),
  manager: actors.broker({ roles: ['TEAM_MANAGER'] }),
  other_manager: actors.broker({ roles: ['TEAM_MANAGER'] }),
  senior: actors.broker({ roles: ['TEAM_ADMIN'] }),
  admin: actors.broker({ roles: ['ROLE_ADMIN'] }),
  supplier: actors.supplier({ roles: ['TEAM_MANAGER'] }),
  customer: actors.buyer({ roles: ['TEAM_MANAGER'] }),
  anonymous: actors.anonymous(),
};
type Who = keyof typeof people;
const [reviewerId, managerId] = [people.reviewer.userId, people.manager.userId];

let world: World;
beforeAll(async () => {
  world = await boot();
  const add = fixturesOf(world);
  await add.user({ userId: reviewerId, name: 'Anna', surname: 'Lebedeva' });
  await add.user({ userId: managerId, name: 'Ilya', surname: 'Sokolov' });
  await add.user({ userId: people.other_manager.userId, name: 'Olga', surname: 'Moroz' });
  await world.settle();
});
afterAll(() => world?.close());

const addReview = (part: Partial<Review> = {}) =>
  fixturesOf(world).review({ status: 'approved', reviewerId, managerId, approvedEdit: 1, ...part });

const list = (reviewId: string, who: Who = 'reviewer') =>
  world.client.listDiscussions({ reviewId }, { actor: people[who] });

interface RemarkInput {
  field?: string;
  text?: string;
  key?: string;
}

const write = async (
  reviewId: string,
  who: Who,
  { field = 'name', text = 'Which tea?', key = '' }: RemarkInput = {},
) => {
  const request = { reviewId, field, text, idempotencyKey: key };
  const { discussion } = await world.client.writeRemark(request, { actor: people[who] });
  if (discussion === undefined) throw new Error('a remark without its discussion');
  return discussion;
};

const resolve = async (reviewId: string, discussionId: string, who: Who) =>
  (await world.client.resolveDiscussion({ reviewId, discussionId }, { actor: people[who] })).discussion;

const refusal = async (call: Promise<unknown>): Promise<AppError | undefined> => {
  const error: unknown = await call.then(() => undefined).catch((thrown: unknown) => thrown);
  if (error === undefined || isAppError(error)) return error;
  throw error;
};
const kindOf = async (call: Promise<unknown>): Promise<string> => (await refusal(call))?.kind ?? 'done';

/** Discards the events published so far, so that a test sees only its own. */
const quiet = async () => {
  await world.settle();
  world.events.clear();
};
const published = () => world.events.of('setu.review.discussion.written', DiscussionWritten);

describe('A discussion about a text', () => {
  it('is one thread per field and notifies the users concerned until it is resolved, and then the next comment opens another thread', async () => {
    const reviewId = await addReview();
    await quiet();
    const opened = await write(reviewId, 'reviewer', { text: ' Which tea is it? \n' });
    await write(reviewId, 'other_manager', { text: 'Assam, by the papers.' });
    await write(reviewId, 'manager', { field: 'general', text: 'It ships on Friday.' });
    expect(await resolve(reviewId, opened.id, 'manager')).toMatchObject({ mayResolve: false });
    const next = await write(reviewId, 'manager', { text: 'Black Assam, even.' });
    expect(next.id).not.toBe(opened.id);

    const { discussions, mayWrite } = await list(reviewId);
    const [anna, olga, ilya] = [{ surname: 'Lebedeva' }, { surname: 'Moroz' }, { surname: 'Sokolov' }];
    expect(mayWrite).toBe(true);
    expect(discussions).toMatchObject([
      {
        ...{ id: opened.id, field: 'name', mayResolve: false, resolvedBy: ilya },
        remarks: [
          { text: 'Which tea is it?', by: anna },
          { text: 'Assam, by the papers.', by: olga },
        ],
      },
      { id: next.id, field: 'name', resolvedAt: '', mayResolve: true, remarks: [{ by: ilya }] },
      { field: 'general', resolvedAt: '', remarks: [{ text: 'It ships on Friday.' }] },
    ]);
    expect(discussions[0]?.resolvedAt).not.toBe('');
    await world.settle();
    const { other_manager: other } = people;
    expect(published().map(({ field, userIds }) => [field, [...userIds].sort()])).toEqual([
      ['name', [managerId]],
      ['name', [reviewerId, managerId].sort()],
      ['general', [reviewerId]],
      ['name', [reviewerId]],
    ]);
    await write(reviewId, 'senior', { text: 'Thank you.' });
    await write(reviewId, 'other_manager', { text: 'Done.' });
    await world.settle();
    expect(published().at(-1)?.userIds).toEqual([reviewerId, managerId, people.senior.userId]);
    expect(published().at(-1)?.userIds).not.toContain(other.userId);
    expect(published().at(-1)).toMatchObject({ reviewId, discussionId: next.id, field: 'name' });
  });

  it('names the substitute and the user they wrote for', async () => {
    const reviewId = await addReview();
    const substitute = { ...people.reviewer, actingUserId: people.other_manager.userId };
    const request = { reviewId, field: 'name', text: 'For Anna.', idempotencyKey: '' };
    const { discussion } = await world.client.writeRemark(request, { actor: substitute });
    expect(discussion?.remarks).toMatchObject([{ by: { surname: 'Lebedeva' }, acting: { surname: 'Moroz' } }]);
  });

  it('contains a comment once, however often it is sent with the same key', async () => {
    const reviewId = await addReview();
    await quiet();
    const same = { text: 'Which tea?', key: systemIds.id() };
    const both = await Promise.all([write(reviewId, 'reviewer', same), write(reviewId, 'reviewer', same)]);
    expect(both[0]).toEqual(both[1]);
    expect(both[0]?.remarks).toHaveLength(1);
    await world.settle();
    expect(published()).toHaveLength(1);
    const other = await refusal(write(reviewId, 'reviewer', { ...same, text: 'Another tea?' }));
    expect(other?.code).toBe('idempotency_key_reused');
  });

  it('is shared by users who start it at the same moment', async () => {
    const reviewId = await addReview();
    const writers: Who[] = ['reviewer', 'manager', 'senior', 'other_manager'];
    const opened = await Promise.all(writers.map((who) => write(reviewId, who, { text: who })));
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    const { discussions } = await list(reviewId);
    expect(discussions.map(({ remarks }) => remarks.map(({ text }) => text).sort())).toEqual([[...writers].sort()]);
  });

  it('is resolved once: a second click publishes nothing, and the audit has one entry', async () => {
    const reviewId = await addReview();
    const { id } = await write(reviewId, 'other_reviewer');
    await quiet();
    const [first, second] = await Promise.all([resolve(reviewId, id, 'reviewer'), resolve(reviewId, id, 'manager')]);
    expect(second).toEqual(first);
    await world.settle();
    const ends = world.events.of('setu.review.discussion.resolved', DiscussionResolved);
    expect(ends).toEqual([{ discussionId: id, reviewId }]);
    const entries = await world.deps.db('audit_entry').where({ object_id: reviewId }).whereLike('action', 'review.%');
    const ofTalk = entries.filter(
      ({ action }) => action === 'review.remarked' || action === 'review.discussion_resolved',
    );
    expect(ofTalk.map(({ action, after }) => [action, after]).sort()).toEqual([
      ['review.discussion_resolved', { card_text: 'name' }],
      ['review.remarked', { card_text: 'name' }],
    ]);
  });
});

describe('Access to discussions', () => {
  const sees: readonly Who[] = ['reviewer', 'other_reviewer', 'manager', 'other_manager', 'senior'];
  const closes: readonly Who[] = ['reviewer', 'manager', 'senior'];
  const refused = (who: Who) => (who === 'anonymous' ? 'unauthenticated' : 'forbidden');

  it.each(Object.keys(people) as Who[])('is correct for the role %s', async (who) => {
    const reviewId = await addReview();
    const { id } = await write(reviewId, 'other_reviewer');
    const maySee = sees.includes(who);
    expect(await kindOf(list(reviewId, who))).toBe(maySee ? 'done' : refused(who));
    expect(await kindOf(write(reviewId, who))).toBe(maySee ? 'done' : refused(who));
    const may = closes.includes(who) || who === 'other_reviewer';
    if (maySee) expect((await list(reviewId, who)).discussions[0]?.mayResolve).toBe(may);
    expect(await kindOf(resolve(reviewId, id, who))).toBe(may ? 'done' : refused(who));
  });

  it('is denied for an unknown review or discussion, and through another review', async () => {
    const [reviewId, otherId] = [await addReview(), await addReview()];
    const { id } = await write(reviewId, 'reviewer');
    for (const none of [systemIds.id(), 'no id']) {
      expect(await kindOf(list(none))).toBe('not_found');
      expect(await kindOf(write(none, 'reviewer'))).toBe('not_found');
      expect(await kindOf(resolve(none, id, 'reviewer'))).toBe('not_found');
      expect(await kindOf(resolve(reviewId, none, 'reviewer'))).toBe('not_found');
    }
    expect(await kindOf(resolve(otherId, id, 'reviewer'))).toBe('not_found');
  });

  it('requires a non-empty comment about a text of the card', async () => {
    const reviewId = await addReview();
    const wrong = await refusal(write(reviewId, 'reviewer', { field: 'hs_code', text: ' ' }));
    expect(wrong?.fields).toMatchObject([
      { path: 'field', code: 'invalid_option' },
      { path: 'text', code: 'required' },
    ]);
    const long = await refusal(write(reviewId, 'reviewer', { text: 'я'.repeat(1001) }));
    expect(long?.fields).toEqual([{ path: 'text', code: 'length_max', params: { max: '1000' } }]);
    expect((await write(reviewId, 'reviewer', { text: '🍵'.repeat(1000) })).remarks).toHaveLength(1);
  });
});

describe('A completed review', () => {
  it('accepts no new comment, shows its discussions, and lets users resolve open ones', async () => {
    const reviewId = await addReview();
    const { id } = await write(reviewId, 'reviewer');
    await world.deps.db('product_review').where({ id: reviewId }).update({ status: 'completed' });
    const refused = await refusal(write(reviewId, 'reviewer'));
    expect([refused?.kind, refused?.code]).toEqual(['refused', 'conflict']);
    expect(await list(reviewId)).toMatchObject({ mayWrite: false, discussions: [{ id, mayResolve: true }] });
    expect(await kindOf(resolve(reviewId, id, 'manager'))).toBe('done');
  });
});

it('an erased user’s name disappears, their comments stay, and are deleted with the review', async () => {
  const add = fixturesOf(world);
  const departed = actors.broker({ roles: ['TEAM_MANAGER'] });
  await add.user({ userId: departed.userId, name: 'Vera', surname: 'Lapina' });
  await world.settle();
  const reviewId = await addReview();
  await world.client.writeRemark({ reviewId, field: 'name', text: 'Assam.', idempotencyKey: '' }, { actor: departed });
  await add.erased(departed.userId);
  await world.settle();
  const { discussions } = await list(reviewId);
  expect(discussions[0]?.remarks).toMatchObject([{ text: 'Assam.', by: { name: '', surname: '' } }]);
  await world.deps.db('product_review').where({ id: reviewId }).delete();
  expect(await world.deps.db('review_discussion').where({ review_id: reviewId })).toEqual([]);
  expect(await world.deps.db('review_remark').where({ discussion_id: discussions[0]?.id ?? '' })).toEqual([]);
});

describe('The quotes of notifications', () => {
  const quotes = async (who: Who, ...remarks: { reviewId: string; field: string; at: string }[]) =>
    (await world.client.quoteRemarks({ remarks }, { actor: people[who] })).quotes;

  it('are the newest remarks on a field up to the time of each notification', async () => {
    const reviewId = await addReview();
    await write(reviewId, 'reviewer', { text: 'Which tea?' });
    const between = world.clock.now().toISOString();
    world.clock.advance(60_000);
    await write(reviewId, 'manager', { text: 'Second\nflush' });
    const after = world.clock.now().toISOString();
    const of = (at: string, field = 'name') => ({ reviewId, field, at });
    expect(
      await quotes(
        'senior',
        of('2020-01-01T00:00:00Z'),
        of(between),
        of(after),
        of(after, 'description'),
        of('nonsense'),
      ),
    ).toEqual(['', 'Which tea?', 'Second flush', '', '']);
  });

  it('are for the broker’s managers and reviewers only, and for at most 100 notifications', async () => {
    for (const who of ['supplier', 'customer', 'admin', 'anonymous'] as const)
      expect(['forbidden', 'unauthenticated']).toContain(await kindOf(quotes(who)));
    const many = Array.from({ length: 101 }, () => ({ reviewId: systemIds.id(), field: 'name', at: '' }));
    expect(await kindOf(quotes('reviewer', ...many))).toBe('invalid');
  });
});
