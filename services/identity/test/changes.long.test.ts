import { companyId } from '@setu/demo-world';
import { migrate, migrateDown } from '@setu/kit/db';
import { CompanyType, PersonRole, UserStatus } from '@setu/proto/common/words';
import { CompanyChanged, UserChanged } from '@setu/proto/identity/events';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { setCompanyActive } from '../src/companies/changes/set-company-active.js';
import { migrations } from '../src/migrations/index.js';
import { setUserStatus } from '../src/people/changes/set-user-status.js';
import { idOf, signIn, speaker, startIdentity, type World } from './fixtures.js';

const world: World = await startIdentity();
afterAll(() => world.close());
// The relay may still deliver events of the previous test.
beforeEach(async () => {
  await world.settle();
  world.events.clear();
});

const lock = (id: string, active: boolean) =>
  world.deps.write((stores) => setCompanyActive(stores, { companyId: id, active, now: world.deps.clock.now() }));

describe('Locking a company', () => {
  const kaveri = companyId('kaveri');

  it('ends its users’ sessions and publishes the change, once', async () => {
    const { token } = await signIn(world, 'supplier@kaveri.example');
    expect(await lock(kaveri, false)).toBe(true);
    expect(await lock(kaveri, false)).toBe(false);
    expect(await speaker(world, token)).toBeUndefined();
    await world.settle();
    expect(world.events.of('setu.identity.company.changed', CompanyChanged)).toMatchObject([
      {
        companyId: kaveri,
        type: CompanyType.SUPPLIER,
        active: false,
        isCommerceAllowed: false,
        blacklisted: false,
        version: 2,
      },
    ]);
  });

  it('is undone by unlocking it, with a higher version', async () => {
    expect(await lock(kaveri, true)).toBe(true);
    await world.settle();
    const [changed] = world.events.of('setu.identity.company.changed', CompanyChanged);
    expect(changed).toMatchObject({ active: true, isCommerceAllowed: true, version: 3 });
    expect(changed?.city?.ru).not.toBe('');
    expect(changed?.brokerManagerId).not.toBe('');
  });

  it('that does not exist changes nothing', async () => {
    expect(await lock('00000000-0000-4000-8000-000000000000', false)).toBe(false);
    await world.settle();
    expect(world.events.subjects()).toEqual([]);
  });
});

describe('Disabling a user', () => {
  it('ends the user’s sessions and publishes the change', async () => {
    const email = 'manager2@setu.example';
    const { token } = await signIn(world, email);
    const set = (status: 'active' | 'disabled') =>
      world.deps.write((stores) => setUserStatus(stores, { userId: idOf(email), status, now: new Date() }));
    expect(await set('disabled')).toBe(true);
    expect(await speaker(world, token)).toBeUndefined();
    await set('active');
    expect(await speaker(world, token)).toBeUndefined();
    await world.settle();
    expect(world.events.of('setu.identity.user.changed', UserChanged)).toMatchObject([
      {
        userId: idOf(email),
        companyId: companyId('setu'),
        roles: [PersonRole.TEAM_MANAGER],
        status: UserStatus.DISABLED,
        version: 2,
      },
      { userId: idOf(email), status: UserStatus.ACTIVE, version: 3 },
    ]);
  });
});

describe('The schema', () => {
  it('can be migrated down to nothing and up again', async () => {
    const empty = await startIdentity({ demo: false });
    const steps = { schema: 'setu_identity', migrations };
    expect(await migrateDown(empty.deps.db, steps, '')).toHaveLength(migrations.length);
    expect(await migrate(empty.deps.db, steps)).toEqual(migrations.map(({ name }) => name));
    await empty.close();
  });

  it('has an index on every foreign key', async () => {
    const { rows } = await world.deps.db.raw(`
      select c.conname from pg_constraint c
      where c.contype = 'f' and c.connamespace = 'setu_identity'::regnamespace and not exists (
        select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1] and i.indpred is null
          or i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
            and pg_get_expr(i.indpred, i.indrelid) ilike '%is not null%')`);
    expect(rows).toEqual([]);
  });
});
