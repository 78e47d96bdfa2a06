import { UserChanged, UserErased, UserRemoved } from '@setu/proto/identity/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erasePeople } from '../src/jobs/erase-people.js';
import { erasePerson } from '../src/own-erasure/changes/erase-person.js';
import { actorOf, failureOf, idOf, signIn, speaker, startIdentity, type World } from './fixtures.js';

let world: World;
beforeAll(async () => {
  // Nothing listens on this SMTP port, so emails stay in the database where the test can read them. The tasks are
  // delayed so that none writes notifications while the clock moves by weeks.
  const env = { SMTP_URL: 'smtp://127.0.0.1:9', SUPPORT_EMAIL: 'support@setu.example', TASKS_DELAY_MS: '3600000' };
  world = await startIdentity({ env });
});
afterAll(() => world?.close());

const currentPassword = 'Setu-demo-1';
const days = (count: number) => count * 24 * 3_600_000;
const run = () => erasePeople(world.deps).run({}, { signal: new AbortController().signal } as never);
const requestErasure = async (email: string, successorEmail = '') =>
  world.client.askErasure(
    { currentPassword, heirId: successorEmail && idOf(successorEmail) },
    { actor: await actorOf(world, email) },
  );
const rowOf = (email: string) =>
  world.deps
    .db('app_user')
    .where({ id: idOf(email) })
    .first();
const payloadsOf = async (subject: string, email: string): Promise<Buffer[]> =>
  world.deps
    .db('outbox')
    .where({ subject: `setu.identity.user.${subject}`, aggregate_id: idOf(email) })
    .pluck('payload');

/** Returns the tables with a row that names the user, by id or in any text. */
async function tracesOf(...needles: string[]): Promise<string[]> {
  const { db } = world.deps;
  const tables: string[] = await db('pg_tables').where({ schemaname: 'setu_identity' }).pluck('tablename');
  const found: string[] = [];
  for (const table of tables.filter((name) => !/^(outbox|inbox|migration|graphile|job|bus)/.test(name))) {
    for (const needle of needles) {
      const { rows } = await db.raw('select from ?? as t where t::text like ? limit 1', [table, `%${needle}%`]);
      if (rows.length > 0) found.push(`${table}: ${needle}`);
    }
  }
  return found;
}

describe('An erasure', () => {
  it('is requested with the password, gets one date for concurrent requests, is confirmed by email, and can be withdrawn', async () => {
    const email = 'supplier@kaveri.example';
    const actor = await actorOf(world, email);
    const wrong = world.client.askErasure({ currentPassword: 'x', heirId: '' }, { actor });
    expect((await failureOf(wrong)).kind).toBe('invalid');
    const [one, two] = await Promise.all([requestErasure(email), requestErasure(email)]);
    expect(one.erasure?.erasesAt).not.toBe('');
    expect(two.erasure?.erasesAt).toBe(one.erasure?.erasesAt);
    const { token } = await signIn(world, email);
    expect((await speaker(world, token))?.erasesAt).toBe(one.erasure?.erasesAt);
    const emails = async () =>
      (await world.deps.db('mail').where({ address: email }).orderBy('id')).map(({ content }) => content.params.change);
    expect(await emails()).toEqual(['asked']);
    await world.client.withdrawErasure({}, { actor });
    await world.client.withdrawErasure({}, { actor });
    expect(await emails()).toEqual(['asked', 'withdrawn']);
    world.clock.advance(days(31));
    await run();
    expect((await rowOf(email))?.status).toBe('active');
    const substitute = { ...actor, actingUserId: idOf('supplier@deccan.example') };
    for (const call of [
      () => world.client.getErasure({}, { actor: substitute }),
      () => world.client.askErasure({ currentPassword, heirId: '' }, { actor: substitute }),
      () => world.client.withdrawErasure({}, { actor: substitute }),
    ])
      expect((await failureOf(call())).code).toBe('not_while_standing_in');
  });

  it('deletes everything about the user after thirty days, once, and nothing of another company', async () => {
    const [email, rival] = ['buyer2@volga.example', 'rival@onega.example'];
    const before = await rowOf(email);
    const rivalBefore = await rowOf(rival);
    const { token } = await signIn(world, email, { rememberMe: true });
    await requestErasure(email);
    world.clock.advance(days(29));
    await run();
    expect((await rowOf(email))?.surname).toBe(before?.surname);
    world.clock.advance(days(1));
    // Run concurrently. A run that loses a lock is repeated, as the task queue would do.
    await Promise.allSettled([run(), erasePerson(world.deps, idOf(email)), run()]);
    await run();
    expect(await rowOf(email)).toMatchObject({ status: 'deleted', name: '', surname: '', email: '', mobile_phone: '' });
    expect(await speaker(world, token)).toBeUndefined();
    expect((await failureOf(signIn(world, email))).code).toBe('invalid_credentials');
    // Only the email that confirms the erasure is still waiting.
    expect(await tracesOf(email)).toEqual([`mail: ${email}`]);
    const credentials = await world.deps.db('credential').where({ user_id: idOf(email) });
    const sessions = await world.deps.db('session').where({ user_id: idOf(email) });
    const notices = await world.deps.db('notice').where({ user_id: idOf(email) });
    expect([credentials, sessions, notices]).toEqual([[], [], []]);
    expect((await payloadsOf('erased', email)).map((payload) => UserErased.decode(payload).userId)).toEqual([
      idOf(email),
    ]);
    const [changed] = (await payloadsOf('changed', email)).slice(-1).map((payload) => UserChanged.decode(payload));
    expect(changed).toMatchObject({ name: '', surname: '', patronymic: '' });
    expect(await rowOf(rival)).toEqual(rivalBefore);
    expect(await payloadsOf('erased', rival)).toEqual([]);
  });

  it('hands over the user’s work to a successor, but is rejected for Setu’s only administrator', async () => {
    const [manager, successor] = ['manager2@setu.example', 'manager@setu.example'];
    const view = await world.client.getErasure({}, { actor: await actorOf(world, manager) });
    expect(view.handovers).toHaveLength(1);
    expect(view.heirs.map(({ id }) => id)).toContain(idOf(successor));
    expect(view.heirs.map(({ email }) => email).join('')).toBe('');
    expect((await failureOf(requestErasure(manager))).kind).toBe('invalid');
    expect((await failureOf(requestErasure(manager, 'buyer@volga.example'))).kind).toBe('invalid');
    await requestErasure(manager, successor);
    expect((await failureOf(requestErasure('admin@setu.example'))).code).toBe('last_system_admin');
    world.clock.advance(days(31));
    await run();
    const [removed] = (await payloadsOf('removed', manager)).map((payload) => UserRemoved.decode(payload));
    expect(removed).toMatchObject({ userId: idOf(manager), heirId: idOf(successor) });
  });
});
