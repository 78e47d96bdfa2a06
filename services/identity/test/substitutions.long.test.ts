import type { Actor } from '@setu/proto/common';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setCompanyActive } from '../src/companies/changes/set-company-active.js';
import { notifySubstitutions } from '../src/jobs/notify-substitutions.js';
import { setUserStatus } from '../src/people/changes/set-user-status.js';
import { notifyOfStart } from '../src/substitutions/changes/notify-of-substitution.js';
import { actorOf, bff, failureOf, idOf, signIn, speaker, startIdentity, type World } from './fixtures.js';

const DAY = 86_400_000;
const zone = 'Europe/Samara';
const deviceToken = 'this-browser';
const [senior, manager, manager2, reviewer] = ['senior', 'manager', 'manager2', 'reviewer'].map(
  (name) => `${name}@setu.example`,
) as [string, string, string, string];

let world: World;
beforeAll(async () => {
  // Nothing listens on this SMTP port, so emails stay in the database where the test can read them.
  world = await startIdentity({ env: { SMTP_URL: 'smtp://127.0.0.1:9', SUPPORT_EMAIL: 'support@setu.example' } });
});
afterAll(() => world?.close());
beforeEach(async () => {
  await world.deps.db('session').update({ substitution_id: null });
  await world.deps.db('substitution').delete();
  await world.deps.db('notice').delete();
  await world.deps.db('mail').delete();
});

/** Returns a date in the user's time zone, the given number of days from today. */
const day = (from: number): string =>
  new Date(world.clock.now().getTime() + 4 * 3_600_000 + from * DAY).toISOString().slice(0, 10);
const save = (actor: Actor, email: string, substitute: string, days: [number, number] = [0, 5]) =>
  world.client.saveSubstitution(
    {
      ...{ userId: idOf(email), substituteId: idOf(substitute), timeZone: zone },
      ...{ start: day(days[0]), finish: day(days[1]) },
    },
    { actor },
  );
const fieldsOf = (call: Promise<unknown>): Promise<Record<string, string>> =>
  call.then(
    () => ({}),
    (error) =>
      Object.fromEntries(error.fields.map((field: { path: string; code: string }) => [field.path, field.code])),
  );
const noticeTypes = async (): Promise<string[]> =>
  (await world.deps.db('notice as n').join('app_user as u', 'u.id', 'n.user_id').select('n.type', 'u.email'))
    .map(({ type, email }) => `${type} ${email}`)
    .sort();
const runNotifications = () => notifySubstitutions(world.deps).run({}, { signal: new AbortController().signal });

/** Signs manager2 in and switches their session to manager. */
const switched = async () => {
  const { token: first, principal } = await signIn(world, manager2);
  const ownActor = principal?.actor as Actor;
  const { token, principal: acting } = await world.client.standIn(
    { token: first, username: manager, deviceToken },
    { actor: ownActor },
  );
  return { first, token, ownActor, acting: acting?.actor as Actor };
};

describe('Arranging a substitution', () => {
  it('is possible for the substituted user and an administrator of the company; others are rejected or find nothing', async () => {
    expect((await save(await actorOf(world, manager), manager, manager2)).substitution).toMatchObject({
      ...{ isInForce: true, timeZone: zone, start: day(0), finish: day(5) },
      substitute: { id: idOf(manager2) },
    });
    await world.deps.db('substitution').delete();
    expect((await save(await actorOf(world, senior), manager, manager2)).substitution?.id).toBeTruthy();
    expect(await failureOf(save(await actorOf(world, reviewer), manager, manager2))).toMatchObject({
      kind: 'forbidden',
    });
    expect(await failureOf(save(await actorOf(world, 'rival@onega.example'), manager, manager2))).toMatchObject({
      kind: 'not_found',
    });
  });

  it('reports errors by field', async () => {
    const actor = await actorOf(world, manager);
    expect(await fieldsOf(save(actor, manager, manager))).toEqual({ substitute: 'substitute_self' });
    expect(await fieldsOf(save(actor, manager, 'rival@onega.example'))).toEqual({ substitute: 'substitute_unknown' });
    expect(await fieldsOf(save(actor, manager, manager2, [-1, -1]))).toEqual({
      ...{ date_start: 'date_past', date_finish: 'date_past' },
    });
    await save(await actorOf(world, manager2), manager2, reviewer);
    expect(await fieldsOf(save(actor, manager, manager2))).toEqual({ substitute: 'substitute_taken' });
  });

  it('allows one substitute per user, even for concurrent calls; repeating it changes the days', async () => {
    const actor = await actorOf(world, manager);
    const answers = await Promise.allSettled([
      ...[1, 2, 3].map(() => save(actor, manager, manager2)),
      ...[1, 2, 3].map(() => save(actor, manager, reviewer)),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await world.deps.db('substitution').count({ n: '*' }).first()).toEqual({ n: '1' });
    const { substitute } = await world.client.getSubstitutions({ userId: idOf(manager), timeZone: zone }, { actor });
    const chosen = substitute?.substitute?.id === idOf(manager2) ? manager2 : reviewer;
    expect((await save(actor, manager, chosen, [0, 9])).substitution).toMatchObject({
      ...{ id: substitute?.id, finish: day(9) },
    });
  });

  it('lists the colleagues by name and marks those who have a substitute', async () => {
    await save(await actorOf(world, manager2), manager2, reviewer);
    const actor = await actorOf(world, manager);
    const query = { userId: idOf(manager), page: { page: 1, limit: 100 } };
    const { candidates, total } = await world.client.listCandidates({ ...query, search: '' }, { actor });
    expect(candidates).toHaveLength(total);
    expect(candidates.map(({ person }) => person?.id)).not.toContain(idOf(manager));
    const substituted = candidates.filter(({ taken: by }) => by !== undefined);
    expect(substituted.map(({ person }) => person?.id)).toEqual([idOf(manager2)]);
    const surname = candidates[0]?.person?.surname ?? '';
    const found = await world.client.listCandidates({ ...query, search: surname.toLowerCase() }, { actor });
    expect(found.candidates[0]?.person?.surname).toBe(surname);
  });

  it('is shown on the profiles of both users to every colleague', async () => {
    await save(await actorOf(world, manager), manager, manager2);
    const profileOf = async (email: string) =>
      (await world.client.getTeammate({ userId: idOf(email) }, { actor: await actorOf(world, reviewer) })).teammate;
    const shown = { start: day(0), finish: day(5), user: { id: idOf(manager) }, substitute: { id: idOf(manager2) } };
    expect(await profileOf(manager)).toMatchObject({ substitutes: [shown], substitutedList: [] });
    expect(await profileOf(manager2)).toMatchObject({ substitutes: [], substitutedList: [shown] });
    const { companyId } = await actorOf(world, manager);
    const { teammates } = await world.client.listTeammates(
      { companyId },
      { actor: await actorOf(world, 'admin@setu.example') },
    );
    expect(teammates.filter(({ substitutes }) => substitutes.length > 0).map(({ id }) => id)).toEqual([idOf(manager)]);
  });

  it('is not available to the user’s substitute', async () => {
    await save(await actorOf(world, manager), manager, manager2);
    const { acting } = await switched();
    const substitutionId = (await world.deps.db('substitution').first('id')).id;
    for (const call of [
      () => save(acting, manager, reviewer),
      () => world.client.endSubstitution({ substitutionId }, { actor: acting }),
      () => world.client.getSubstitutions({ userId: idOf(manager), timeZone: '' }, { actor: acting }),
    ])
      expect(await failureOf(call())).toMatchObject({ kind: 'forbidden', code: 'not_while_standing_in' });
  });
});

describe('Switching a session', () => {
  it('changes the user it acts for and its token, and can be undone', async () => {
    await save(await actorOf(world, manager), manager, manager2);
    const { first, token, acting } = await switched();
    expect(await speaker(world, first)).toBeUndefined();
    const principal = await speaker(world, token);
    expect([principal?.user?.email, principal?.actingAs?.email]).toEqual([manager, manager2]);
    expect(principal?.actingFinish).toBe(day(5));
    const third = world.client.standIn({ token, username: senior, deviceToken }, { actor: acting });
    expect(await failureOf(third)).toMatchObject({ code: 'substitution_refused' });
    const { token: ownToken } = await world.client.standBack({ token, deviceToken }, { actor: acting });
    expect(await speaker(world, token)).toBeUndefined();
    expect((await speaker(world, ownToken))?.user?.email).toBe(manager2);
    expect((await world.client.standBack({ token: ownToken, deviceToken }, { actor: acting })).token).toBe('');
  });

  it('is recovered by the same browser for ten seconds if the response was lost, until the new token is used', async () => {
    await save(await actorOf(world, manager), manager, manager2);
    const resolve = (token: string, device = deviceToken) =>
      world.client.resolveSession(
        { token, touch: false, locale: '', timeZone: '', deviceToken: device },
        { actor: bff },
      );
    const { first, token } = await switched();
    for (const device of ['', 'another-browser']) expect(await resolve(first, device)).toEqual({ token: '' });
    for (const again of [1, 2]) {
      const found = await resolve(first);
      expect([again, found.token, found.principal?.actingAs?.email]).toEqual([again, token, manager2]);
    }
    expect((await resolve(token)).token).toBe('');
    expect(await resolve(first)).toEqual({ token: '' });
    const late = await switched();
    world.clock.advance(10_000);
    expect(await resolve(late.first)).toEqual({ token: '' });
    expect((await resolve(late.token)).principal?.user?.email).toBe(manager);
  });

  it('is rejected the day before and the day after, and ends automatically at midnight', async () => {
    await save(await actorOf(world, manager), manager, manager2, [1, 2]);
    const refused = async () => {
      const { token, principal } = await signIn(world, manager2);
      const actor = principal?.actor as Actor;
      return failureOf(world.client.standIn({ token, username: manager, deviceToken }, { actor }));
    };
    expect(await refused()).toMatchObject({ kind: 'forbidden', code: 'substitution_refused' });
    const { starts_at, ends_at } = await world.deps.db('substitution').first('starts_at', 'ends_at');
    world.clock.advance(starts_at.getTime() - world.clock.now().getTime());
    const { token } = await switched();
    // The session would be idle by the last midnight, so it gets a recent request.
    const { id } = await world.deps.db('session').whereNotNull('substitution_id').first('id');
    const busy = { last_seen_at: ends_at, expires_at: new Date(ends_at.getTime() + DAY) };
    await world.deps.db('session').where({ id }).update(busy);
    world.clock.advance(ends_at.getTime() - world.clock.now().getTime() - 1000);
    expect((await speaker(world, token))?.actingAs?.email).toBe(manager2);
    world.clock.advance(1000);
    const after = await speaker(world, token);
    expect(after?.user?.email).toBe(manager2);
    expect(after?.substitutionOver).toMatchObject({ isEarly: false, user: { id: idOf(manager), email: '' } });
    expect(await refused()).toMatchObject({ kind: 'forbidden', code: 'substitution_refused' });
  });

  it('ends with the substitution, and when the substituted user is disabled', async () => {
    await save(await actorOf(world, manager), manager, manager2);
    const { token } = await switched();
    const actor = await actorOf(world, manager);
    const substitutionId = (await world.deps.db('substitution').first('id')).id;
    await world.client.endSubstitution({ substitutionId }, { actor });
    await world.client.endSubstitution({ substitutionId }, { actor });
    const after = await speaker(world, token);
    expect([after?.user?.email, after?.substitutionOver?.isEarly]).toEqual([manager2, true]);
    await save(actor, manager, manager2);
    const now = world.clock.now();
    const set = (status: 'active' | 'disabled') =>
      world.deps.write((stores) => setUserStatus(stores, { userId: idOf(manager), status, now }));
    const again = await switched();
    await set('disabled');
    expect((await speaker(world, again.token))?.user?.email).toBe(manager2);
    await set('active');
    expect((await speaker(world, again.token))?.actingAs).toBeUndefined();
  });

  it('stops working when the company is locked', async () => {
    const buyer = await actorOf(world, 'buyer@volga.example');
    await save(buyer, 'buyer@volga.example', 'buyer2@volga.example');
    const { token, principal } = await signIn(world, 'buyer2@volga.example');
    const actor = principal?.actor as Actor;
    const acting = await world.client.standIn({ token, username: 'Buyer@Volga.example', deviceToken }, { actor });
    expect((await speaker(world, acting.token))?.actingAs).toBeDefined();
    const lock = (active: boolean) =>
      world.deps.write((stores) =>
        setCompanyActive(stores, { companyId: buyer.companyId, active, now: world.clock.now() }),
      );
    await lock(false);
    expect(await speaker(world, acting.token)).toBeUndefined();
    await lock(true);
  });
});

describe('Both users of a substitution are notified', () => {
  it('of the beginning and the end, automatically and once each', async () => {
    await save(await actorOf(world, manager), manager, manager2, [1, 2]);
    expect(await noticeTypes()).toEqual([`substitution_planned ${manager2}`]);
    const { starts_at, ends_at } = await world.deps.db('substitution').first('starts_at', 'ends_at');
    world.clock.advance(starts_at.getTime() - world.clock.now().getTime());
    await Promise.all([runNotifications(), runNotifications()]);
    world.clock.advance(ends_at.getTime() - world.clock.now().getTime());
    await runNotifications();
    await runNotifications();
    expect(await noticeTypes()).toEqual([
      `substitution_finished ${manager2}`,
      `substitution_finished ${manager}`,
      `substitution_planned ${manager2}`,
      `substitution_started ${manager2}`,
      `substitution_started ${manager}`,
    ]);
    const started = await world.deps.db('notice').where({ type: 'substitution_started' }).select('params', 'entity_id');
    // The notification of the substituted user addresses them and leads to their substitution.
    const own = started.filter(({ params }) => params.own === 'true');
    expect([started.length, own.length, own[0]?.entity_id === '']).toEqual([2, 1, false]);
    const mails = await world.deps.db('mail').whereNotNull('user_id').select('content');
    const types = mails.map(({ content }) => content.params.type);
    expect(types.filter((type: string) => type === 'substitution_finished')).toHaveLength(2);
  });

  it('that a substitution finished, not that it was cancelled, if it is ended while they are notified of its beginning', async () => {
    const actor = await actorOf(world, manager);
    const { substitution } = await save(actor, manager, manager2, [1, 2]);
    const { db, write } = world.deps;
    const { starts_at: now } = await db('substitution').first('starts_at');
    world.clock.advance(now.getTime() - world.clock.now().getTime());
    const waiting = () =>
      db('pg_stat_activity').where({ wait_event_type: 'Lock' }).whereRaw('datname = current_database()');
    const ended = await write(async (stores) => {
      for (const begun of await stores.substitutions.lockUnnotified('begin', now, 1))
        await notifyOfStart(stores, begun, now);
      const ending = world.client.endSubstitution({ substitutionId: substitution?.id ?? '' }, { actor });
      await expect.poll(async () => (await waiting()).length, { timeout: 10_000 }).toBeGreaterThan(0);
      return { ending };
    });
    await ended.ending;
    expect((await noticeTypes()).filter((type) => !type.includes('planned'))).toEqual([
      ...[`substitution_finished ${manager2}`, `substitution_finished ${manager}`],
      ...[`substitution_started ${manager2}`, `substitution_started ${manager}`],
    ]);
  });

  it('that a substitution was cancelled before it began', async () => {
    const actor = await actorOf(world, manager);
    const { substitution } = await save(actor, manager, manager2, [3, 4]);
    await world.client.endSubstitution({ substitutionId: substitution?.id ?? '' }, { actor });
    expect(await noticeTypes()).toEqual([`substitution_cancelled ${manager2}`, `substitution_planned ${manager2}`]);
  });
});
