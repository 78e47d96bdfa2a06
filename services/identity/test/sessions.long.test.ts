import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeExpired } from '../src/jobs/purge-expired.js';
import { setUserStatus } from '../src/people/changes/set-user-status.js';
import { actorOf, bff, idOf, signIn, speaker, startIdentity, type World } from './fixtures.js';
import { startReplica } from './replica.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const world: World = await startIdentity();
afterAll(() => world.close());
beforeEach(() => world.clock.set(new Date('2026-11-20T09:00:00Z')));

const resume = (rememberToken: string) =>
  world.client.resumeSession({ rememberToken, address: '', userAgent: '' }, { actor: bff });

describe('A session', () => {
  it('lasts two hours without a request', async () => {
    const { token } = await signIn(world, 'buyer@volga.example');
    world.clock.advance(2 * HOUR - MINUTE);
    expect(await speaker(world, token)).toBeDefined();
    world.clock.advance(MINUTE);
    expect(await speaker(world, token)).toBeUndefined();
  });

  it('is prolonged by requests, but not past twelve hours', async () => {
    const { token } = await signIn(world, 'buyer@volga.example');
    for (let hour = 0; hour < 11; hour += 1) {
      world.clock.advance(HOUR);
      expect(await speaker(world, token, true)).toBeDefined();
    }
    world.clock.advance(HOUR);
    expect(await speaker(world, token, true)).toBeUndefined();
  });

  it('is not prolonged by background reads', async () => {
    const { token } = await signIn(world, 'buyer@volga.example');
    world.clock.advance(1.5 * HOUR);
    await speaker(world, token, false);
    world.clock.advance(HOUR);
    expect(await speaker(world, token)).toBeUndefined();
  });

  it('writes the time of its last request at most once a minute', async () => {
    const { token, principal } = await signIn(world, 'buyer@volga.example');
    const lastSeen = async (): Promise<number> => {
      const row = await world.deps.db('session').where({ id: principal?.sessionId }).first('last_seen_at');
      return row.last_seen_at.getTime();
    };
    const opened = await lastSeen();
    world.clock.advance(MINUTE / 2);
    await speaker(world, token, true);
    expect(await lastSeen()).toBe(opened);
    world.clock.advance(MINUTE);
    await speaker(world, token, true);
    expect(await lastSeen()).toBeGreaterThan(opened + MINUTE);
  });

  it('is stored only by the hash of its token', async () => {
    const { token } = await signIn(world, 'buyer@volga.example');
    const rows = await world.deps.db('session').select();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await speaker(world, '')).toBeUndefined();
    expect(await speaker(world, `${token}x`)).toBeUndefined();
  });

  it('ends with signing out, and signing out again is not an error', async () => {
    const { token, rememberToken, principal } = await signIn(world, 'buyer@volga.example', { rememberMe: true });
    if (principal?.actor === undefined) throw new Error('signed in without an actor');
    await world.client.signOut({ token }, { actor: principal.actor });
    expect(await speaker(world, token)).toBeUndefined();
    expect(await world.client.signOut({ token }, { actor: principal.actor })).toEqual({});
    expect((await resume(rememberToken)).principal).toBeUndefined();
  });

  it('cannot be ended by another user', async () => {
    const { token } = await signIn(world, 'buyer@volga.example');
    await world.client.signOut({ token }, { actor: await actorOf(world, 'rival@onega.example') });
    expect(await speaker(world, token)).toBeDefined();
  });

  it('is looked up by its index', async () => {
    const plan = await world.deps.db.transaction(async (trx) => {
      await trx.raw('set local enable_seqscan = off');
      const { rows }: { rows: object[] } = await trx.raw(`explain select 1 from session where token_hash = '\\x00'`);
      return JSON.stringify(rows);
    });
    expect(plan).toContain('session_token_hash_key');
  });
});

describe('Remember me', () => {
  const remembered = () => signIn(world, 'buyer2@volga.example', { rememberMe: true });

  it('opens a new session with a new token after the old session has expired', async () => {
    const first = await remembered();
    world.clock.advance(3 * DAY);
    expect(await speaker(world, first.token)).toBeUndefined();
    const second = await resume(first.rememberToken);
    expect(second.principal?.user?.email).toBe('buyer2@volga.example');
    expect(second.rememberToken).not.toBe(first.rememberToken);
    expect(await speaker(world, second.token)).toBeDefined();
    expect((await resume(second.rememberToken)).principal).toBeDefined();
  });

  it('ends every session of the user when a spent token is presented again', async () => {
    const elsewhere = await signIn(world, 'buyer2@volga.example');
    const first = await remembered();
    const second = await resume(first.rememberToken);
    world.clock.advance(46_000);
    expect(await resume(first.rememberToken)).toEqual({ token: '', rememberToken: '' });
    expect(await speaker(world, second.token)).toBeUndefined();
    expect(await speaker(world, elsewhere.token)).toBeUndefined();
    expect((await resume(second.rememberToken)).principal).toBeUndefined();
  });

  it('gives concurrent calls one and the same session, in any process', async () => {
    const { token, rememberToken } = await remembered();
    const elsewhere = await signIn(world, 'buyer2@volga.example');
    const replica = await startReplica(world);
    const calls = Array.from({ length: 24 }, (_, n) => (n % 2 === 0 ? world.client : replica.client)).map((client) =>
      client.resumeSession({ rememberToken, address: '', userAgent: '' }, { actor: bff }),
    );
    const [first, ...rest] = await Promise.all(calls);
    expect(first?.principal?.user?.email).toBe('buyer2@volga.example');
    for (const answer of rest) expect(answer).toEqual(first);
    expect(await speaker(world, first?.token ?? '')).toBeDefined();
    expect(await speaker(world, token)).toBeUndefined();
    expect(await speaker(world, elsewhere.token)).toBeDefined();
    world.clock.advance(44_000);
    expect(await resume(rememberToken)).toEqual(first);
    expect((await resume(first?.rememberToken ?? '')).principal).toBeDefined();
    await replica.close();
  });

  it('does not reopen a session that was signed out, and does not end other sessions', async () => {
    const { rememberToken } = await remembered();
    const elsewhere = await signIn(world, 'buyer2@volga.example');
    const { token, principal } = await resume(rememberToken);
    if (principal?.actor === undefined) throw new Error('resumed without an actor');
    await world.client.signOut({ token }, { actor: principal.actor });
    expect(await resume(rememberToken)).toEqual({ token: '', rememberToken: '' });
    expect(await speaker(world, elsewhere.token)).toBeDefined();
  });

  it('stores nothing from which its tokens could be derived without the browser', async () => {
    const { rememberToken } = await remembered();
    const next = await resume(rememberToken);
    const rows = JSON.stringify([
      await world.deps.db('remember_token').select(),
      await world.deps.db('session').select(),
    ]);
    for (const secret of [next.token, rememberToken.split(':')[1], next.rememberToken.split(':')[1]]) {
      expect(rows).not.toContain(secret);
    }
  });

  it('lasts thirty days from the sign-in with the password, however often it is used', async () => {
    let { rememberToken } = await remembered();
    for (let week = 1; week <= 4; week += 1) {
      world.clock.advance(7 * DAY);
      rememberToken = (await resume(rememberToken)).rememberToken;
      expect(rememberToken).not.toBe('');
    }
    world.clock.advance(3 * DAY);
    expect((await resume(rememberToken)).principal).toBeUndefined();
  });

  it.each(['', 'nonsense', `${'a'.repeat(22)}:${'b'.repeat(43)}`])('does not accept the token "%s"', async (token) => {
    expect(await resume(token)).toEqual({ token: '', rememberToken: '' });
  });

  it('does not accept a known selector with a wrong validator, and the real token still works', async () => {
    const { token, rememberToken } = await remembered();
    const [selector] = rememberToken.split(':');
    expect((await resume(`${selector}:${'b'.repeat(43)}`)).principal).toBeUndefined();
    expect(await speaker(world, token)).toBeDefined();
    expect((await resume(rememberToken)).principal).toBeDefined();
  });

  it('does not work for a user who has been disabled', async () => {
    const { rememberToken } = await signIn(world, 'reviewer@setu.example', { rememberMe: true });
    const userId = idOf('reviewer@setu.example');
    const set = (status: 'active' | 'disabled') =>
      world.deps.write((stores) => setUserStatus(stores, { userId, status, now: new Date() }));
    await set('disabled');
    expect((await resume(rememberToken)).principal).toBeUndefined();
    await set('active');
    expect((await resume(rememberToken)).principal).toBeUndefined();
  });
});

it('expired sessions and tokens are deleted, and usable ones stay', async () => {
  const { db } = world.deps;
  const old = await signIn(world, 'senior@setu.example', { rememberMe: true });
  world.clock.advance(31 * DAY);
  const fresh = await signIn(world, 'senior@setu.example', { rememberMe: true });
  await purgeExpired(world.deps).run({}, { signal: new AbortController().signal });
  const left = await db('session').pluck('id');
  expect(left).toContain(fresh.principal?.sessionId);
  expect(left).not.toContain(old.principal?.sessionId);
  expect(await db('remember_token').where('expires_at', '<', world.clock.now())).toEqual([]);
  expect(await speaker(world, fresh.token)).toBeDefined();
  expect((await resume(fresh.rememberToken)).principal).toBeDefined();
});

describe('A session of a substitute', () => {
  const actOnBehalf = async () => {
    const { token, principal } = await signIn(world, 'buyer2@volga.example');
    const pair = { user_id: idOf('buyer@volga.example'), substitute_id: idOf('buyer2@volga.example') };
    const substitution = await world.deps.db('substitution').where(pair).first('id');
    await world.deps.db('session').where({ id: principal?.sessionId }).update({ substitution_id: substitution.id });
    return { token, substitutionId: substitution.id };
  };

  it('acts for the user they substitute and names the substitute', async () => {
    const { token } = await actOnBehalf();
    const principal = await speaker(world, token);
    expect(principal?.user?.email).toBe('buyer@volga.example');
    expect(principal?.actingAs?.email).toBe('buyer2@volga.example');
    expect(principal?.actor).toMatchObject({
      userId: idOf('buyer@volga.example'),
      actingUserId: idOf('buyer2@volga.example'),
    });
    expect(principal?.actor?.permissions).toContain('regulation_sign');
  });

  it('acts for its owner again once the substitution is removed', async () => {
    const { token, substitutionId } = await actOnBehalf();
    await world.deps.db('substitution').where({ id: substitutionId }).update({ removed_at: new Date() });
    const principal = await speaker(world, token);
    expect(principal?.user?.email).toBe('buyer2@volga.example');
    expect(principal?.actingAs).toBeUndefined();
    await world.deps.db('substitution').where({ id: substitutionId }).update({ removed_at: null });
  });

  it('lasts until the end of the substitution’s last day and no longer', async () => {
    const { token, substitutionId } = await actOnBehalf();
    const { ends_at } = await world.deps.db('substitution').where({ id: substitutionId }).first('ends_at');
    const set = (at: Date) => world.deps.db('substitution').where({ id: substitutionId }).update({ ends_at: at });
    await set(new Date(world.clock.now().getTime() + 1000));
    expect((await speaker(world, token))?.actingAs).toBeDefined();
    await set(world.clock.now());
    const over = await speaker(world, token);
    expect(over?.actingAs).toBeUndefined();
    expect(over?.substitutionOver).toMatchObject({ isEarly: false, user: { id: idOf('buyer@volga.example') } });
    await set(ends_at);
  });
});
