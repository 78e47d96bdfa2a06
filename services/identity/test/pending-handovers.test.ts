import { companyId } from '@setu/demo-world';
import { migrate, migrateDown, openDatabase } from '@setu/kit/db';
import { testDatabase } from '@setu/kit/testing';
import { UserSteppedDown } from '@setu/proto/identity/events';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { handOverPending } from '../src/jobs/hand-over-pending.js';
import { migrations } from '../src/migrations/index.js';
import { idOf, startIdentity, type World } from './fixtures.js';

let world: World;
beforeAll(async () => {
  world = await startIdentity({ env: { TASKS_DELAY_MS: '3600000' } });
});
afterAll(() => world?.close());
beforeEach(() => world.deps.db('outbox').where({ subject: 'setu.identity.user.stepped_down' }).delete());

const run = () => handOverPending(world.deps).run({}, { signal: new AbortController().signal } as never);
const steppedDown = async (): Promise<UserSteppedDown[]> =>
  (
    await world.deps.db('outbox').where({ subject: 'setu.identity.user.stepped_down' }).orderBy('id').pluck('payload')
  ).map((payload) => UserSteppedDown.decode(payload));
const disabled = async (email: string, status = 'disabled'): Promise<void> => {
  await world.deps
    .db('app_user')
    .where({ id: idOf(email) })
    .update({ status });
  await world.deps
    .db('owed_handover')
    .insert({ user_id: idOf(email) })
    .onConflict('user_id')
    .ignore();
};
const manager = 'manager@setu.example';

it('a user disabled before handover existed hands over once to a colleague who can take the work', async () => {
  const { db } = world.deps;
  await disabled(manager);
  await db('company')
    .where({ id: companyId('volga') })
    .update({ broker_manager_id: idOf(manager) });
  await Promise.all([run(), run()]);
  await run();
  const [stepped, ...more] = await steppedDown();
  expect(more).toEqual([]);
  expect(stepped).toMatchObject({ userId: idOf(manager), fromManaging: true, fromReviewing: false });
  const successor = stepped?.heirId ?? '';
  expect([idOf('manager2@setu.example'), idOf('senior@setu.example')]).toContain(successor);
  expect(await db('company').where({ broker_manager_id: idOf(manager) })).toEqual([]);
  expect(
    (
      await db('company')
        .where({ id: companyId('volga') })
        .first()
    )?.broker_manager_id,
  ).toBe(successor);
  expect(
    await db('notice')
      .where({ type: 'work_handed_over', entity_id: idOf(manager) })
      .pluck('user_id'),
  ).toEqual([successor]);
  await disabled(manager, 'active');
});

it('nothing is handed over for a user who is active again or removed', async () => {
  for (const status of ['active', 'deleted']) {
    await disabled(manager, status);
    await run();
    expect([status, await steppedDown(), await world.deps.db('owed_handover')]).toEqual([status, [], []]);
  }
  await world.deps
    .db('app_user')
    .where({ id: idOf(manager) })
    .update({ status: 'active' });
});

it('the handover waits while no colleague can take the work', async () => {
  const reviewers = ['reviewer@setu.example', 'reviewer2@setu.example'] as const;
  for (const email of reviewers) await disabled(email);
  await world.deps
    .db('owed_handover')
    .where({ user_id: idOf(reviewers[1]) })
    .delete();
  await run();
  expect([await steppedDown(), (await world.deps.db('owed_handover')).length]).toEqual([[], 1]);
  await world.deps
    .db('app_user')
    .where({ id: idOf(reviewers[1]) })
    .update({ status: 'active' });
  await run();
  expect(await steppedDown()).toMatchObject([
    { userId: idOf(reviewers[0]), heirId: idOf(reviewers[1]), fromManaging: false, fromReviewing: true },
  ]);
});

it('the migration finds the broker’s disabled users who have not handed over their work', async () => {
  const database = await testDatabase('identity', migrations);
  const schema = 'setu_identity';
  const db = openDatabase({ url: database.url, schema, statementMs: 0, connectMs: 10_000, acquireMs: 15_000 });
  const company = async (type: string): Promise<string> => {
    const { rows } = await db.raw(
      `insert into company (id, type, short_name, inn, created_at, updated_at)
       values (gen_random_uuid(), ?, ?, '', now(), now()) returning id`,
      [type, type],
    );
    return rows[0].id;
  };
  const person = async (at: string, name: string, status: string, roles: string[]): Promise<string> => {
    const { rows } = await db.raw(
      `insert into app_user (id, company_id, email, name, surname, status, roles, created_at, updated_at)
       values (gen_random_uuid(), ?, ?, ?, '', ?, ?, now(), now()) returning id`,
      [at, `${name}@setu.example`, name, status, roles],
    );
    return rows[0].id;
  };
  try {
    await migrateDown(db, { schema, migrations }, '202611230755-consent-of-invited');
    const [broker, customer] = [await company('broker'), await company('customer')];
    const owing = [
      await person(broker, 'manager', 'disabled', ['TEAM_MANAGER']),
      await person(broker, 'reviewer', 'disabled', ['TEAM_PRODUCT_REVIEWER', 'ROLE_ADMIN']),
    ];
    await person(broker, 'present', 'active', ['TEAM_MANAGER']);
    await person(broker, 'gone', 'deleted', ['TEAM_MANAGER']);
    await person(broker, 'admin', 'disabled', ['ROLE_ADMIN']);
    await person(customer, 'buyer', 'disabled', ['TEAM_MANAGER']);
    await migrate(db, { schema, migrations });
    expect(await db('owed_handover').orderBy('user_id').pluck('user_id')).toEqual(owing.sort());
  } finally {
    await db.destroy();
    await database.close();
  }
});
