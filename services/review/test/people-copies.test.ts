import { CompanyType, PersonRole, UserStatus } from '@setu/proto/common/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boot, given, type World } from './given.js';

let world: World;
beforeAll(async () => {
  world = await boot();
});
afterAll(() => world?.close());

describe('the copies of people and companies', () => {
  it('hold the words of what was told', async () => {
    const add = given(world);
    const userId = await add.user({ roles: [PersonRole.TEAM_PRODUCT_REVIEWER], status: UserStatus.DISABLED });
    const companyId = await add.company({ type: CompanyType.BROKER });
    await world.settle();
    const { db } = world.deps;
    expect(await db('user_copy').where({ id: userId }).first()).toMatchObject({
      roles: ['TEAM_PRODUCT_REVIEWER'],
      status: 'disabled',
    });
    expect(await db('company_copy').where({ id: companyId }).first()).toMatchObject({ type: 'broker' });
  });
});
