import { systemIds } from '@setu/kit/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anonymous, bff, failureOf, idOf, signIn, speaker, startIdentity, type World } from './fixtures.js';

let world: World;
beforeAll(async () => {
  // Nothing listens on this SMTP port, so emails stay in the database where the test can read them.
  world = await startIdentity({ env: { SMTP_URL: 'smtp://127.0.0.1:9', SUPPORT_EMAIL: 'support@setu.example' } });
});
// Time passes between tests, so that attempts of one test do not affect the next.
beforeEach(() => world.clock.advance(16 * 60_000));
afterAll(() => world?.close());

const fresh = 'Another-one-8';
const pollOptions = { timeout: 30_000, interval: 100 };
const resetMails = async (email: string): Promise<{ path: string }[]> =>
  (await world.deps.db('mail').where({ address: email }).orderBy('id')).flatMap(({ content }) =>
    content.template === 'password_reset' ? [content.params] : [],
  );
/** Each call comes from its own network, because frequent calls from one network require a captcha. */
const requestReset = (email: string) =>
  world.client.requestPasswordReset({ email, captcha: '' }, { actor: { ...anonymous(), network: systemIds.id() } });
const tokenFor = async (email: string): Promise<string> => {
  const before = (await resetMails(email)).length;
  await requestReset(email);
  await expect.poll(async () => (await resetMails(email)).length, pollOptions).toBe(before + 1);
  return (await resetMails(email)).at(-1)?.path.split('/').at(-1) ?? '';
};
const fieldsOf = (call: Promise<unknown>): Promise<Record<string, string>> =>
  call.then(
    () => ({}),
    (error) =>
      Object.fromEntries(error.fields.map((field: { path: string; code: string }) => [field.path, field.code])),
  );

describe('A forgotten password', () => {
  it('is replaced once by a link, and all sessions of the user end', async () => {
    const email = 'rival@onega.example';
    const { token: session } = await signIn(world, email);
    const token = await tokenFor(email);
    expect(await world.client.getPasswordReset({ token }, { actor: anonymous() })).toEqual({ isInitial: false });
    const weak = world.client.resetPassword({ token, password: 'weak' }, { actor: anonymous() });
    expect(await fieldsOf(weak)).toEqual({ password: 'password_short' });
    const set = () => world.client.resetPassword({ token, password: fresh }, { actor: anonymous() });
    const both = await Promise.allSettled([set(), set()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await failureOf(world.client.getPasswordReset({ token }, { actor: anonymous() }))).toMatchObject({
      kind: 'not_found',
    });
    expect(await speaker(world, session)).toBeUndefined();
    expect((await failureOf(signIn(world, email))).code).toBe('invalid_credentials');
    expect((await signIn(world, email, { password: fresh })).token).not.toBe('');
  });

  it('has a link that expires after an hour, and using one of several links invalidates the others', async () => {
    const email = 'newcomer@neva.example';
    const first = await tokenFor(email);
    world.clock.advance(61_000);
    const second = await tokenFor(email);
    await world.client.resetPassword({ token: first, password: fresh }, { actor: anonymous() });
    const spent = world.client.resetPassword({ token: second, password: fresh }, { actor: anonymous() });
    expect(await failureOf(spent)).toMatchObject({ kind: 'not_found' });
    world.clock.advance(61_000);
    const third = await tokenFor(email);
    world.clock.advance(3_600_000);
    expect(await failureOf(world.client.getPasswordReset({ token: third }, { actor: anonymous() }))).toMatchObject({
      kind: 'not_found',
    });
  });

  it('gets the same answer for every address, at most once a minute, and unknown addresses get no email', async () => {
    const known = await requestReset('supplier@kaveri.example');
    expect(await requestReset('nobody@nowhere.example')).toEqual(known);
    for (const email of ['supplier@kaveri.example', 'nobody@nowhere.example'])
      expect(await failureOf(requestReset(email))).toMatchObject({ kind: 'limited', code: 'too_many_requests' });
    await expect.poll(async () => (await resetMails('supplier@kaveri.example')).length, pollOptions).toBe(1);
    expect(await resetMails('nobody@nowhere.example')).toEqual([]);
  });
});

describe('A password changed by its owner', () => {
  const place = { address: '203.0.113.9', userAgent: 'Firefox', rememberMe: true };

  it('ends all their sessions and continues in a new one', async () => {
    const email = 'buyer2@volga.example';
    const [here, there] = [await signIn(world, email), await signIn(world, email, { rememberMe: true })];
    const actor = here.principal?.actor ?? anonymous();
    const change = (currentPassword: string, newPassword: string) =>
      world.client.changePassword({ currentPassword, newPassword, ...place }, { actor });
    expect(await fieldsOf(change('Wrong-one-9', fresh))).toEqual({ current_password: 'wrong_password' });
    expect(await fieldsOf(change('Setu-demo-1', 'Setu-demo-1'))).toEqual({ plainPassword: 'password_same' });
    expect(await fieldsOf(change('Setu-demo-1', 'Password1'))).toEqual({ plainPassword: 'password_common' });
    const changed = await change('Setu-demo-1', fresh);
    expect(changed.rememberToken).not.toBe('');
    expect((await speaker(world, changed.token))?.user?.email).toBe(email);
    for (const { token } of [here, there]) expect(await speaker(world, token)).toBeUndefined();
    const resumed = { rememberToken: there.rememberToken, address: '', userAgent: '' };
    const { principal } = await world.client.resumeSession(resumed, { actor: bff });
    expect(principal).toBeUndefined();
    const substitute = { ...actor, actingUserId: idOf('buyer@volga.example') };
    const foreign = world.client.changePassword(
      { currentPassword: fresh, newPassword: 'Third-one-9', ...place },
      { actor: substitute },
    );
    expect(await failureOf(foreign)).toMatchObject({ kind: 'forbidden' });
  });

  it('makes a user who guesses the current password wait', async () => {
    const { principal } = await signIn(world, 'reviewer@setu.example');
    const actor = principal?.actor ?? anonymous();
    const guess = () =>
      failureOf(world.client.changePassword({ currentPassword: 'Guess-1', newPassword: fresh, ...place }, { actor }));
    for (let count = 0; count < 3; count += 1) expect((await guess()).kind).toBe('invalid');
    expect((await guess()).kind).toBe('limited');
  });
});

describe('A user’s own sessions', () => {
  it('are listed with their browsers, and can be ended one by one or all but the current one', async () => {
    const email = 'manager@setu.example';
    const opened = [];
    for (const userAgent of ['Firefox', 'Chrome', 'Safari']) opened.push(await signIn(world, email, { userAgent }));
    const [current, second, third] = opened.map(({ principal, token }) => ({
      token,
      actor: principal?.actor ?? anonymous(),
    }));
    const list = async () =>
      (await world.client.listOwnSessions({}, { actor: current?.actor ?? anonymous() })).sessions;
    expect((await list()).map(({ userAgent, isThis }) => [userAgent, isThis]).sort()).toEqual([
      ['Chrome', false],
      ['Firefox', true],
      ['Safari', false],
    ]);
    const { actor: rival } = await signIn(world, 'manager2@setu.example').then(({ principal }) => ({
      actor: principal?.actor ?? anonymous(),
    }));
    const sessionId = second?.actor.sessionId ?? '';
    expect(await failureOf(world.client.endOwnSession({ sessionId }, { actor: rival }))).toMatchObject({
      kind: 'not_found',
    });
    await world.client.endOwnSession({ sessionId }, { actor: current?.actor ?? anonymous() });
    expect(await speaker(world, second?.token ?? '')).toBeUndefined();
    await world.client.endOtherSessions({}, { actor: current?.actor ?? anonymous() });
    expect(await speaker(world, third?.token ?? '')).toBeUndefined();
    expect((await speaker(world, current?.token ?? ''))?.user?.email).toBe(email);
    expect(await list()).toHaveLength(1);
  });

  it('include a remembered device after its session expired, and ending it forgets the device', async () => {
    const email = 'supplier@deccan.example';
    const away = await signIn(world, email, { rememberMe: true, userAgent: 'Away' });
    world.clock.advance(13 * 3_600_000);
    const here = await signIn(world, email, { userAgent: 'Here' });
    const actor = here.principal?.actor ?? anonymous();
    const { sessions } = await world.client.listOwnSessions({}, { actor });
    expect(sessions.map(({ userAgent }) => userAgent)).toEqual(['Here', 'Away']);
    await world.client.endOwnSession({ sessionId: sessions[1]?.id ?? '' }, { actor });
    const resumed = { rememberToken: away.rememberToken, address: '', userAgent: '' };
    const { principal } = await world.client.resumeSession(resumed, { actor: bff });
    expect(principal).toBeUndefined();
  });
});
