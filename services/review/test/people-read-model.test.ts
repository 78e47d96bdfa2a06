import { systemIds } from '@setu/kit/core';
import { CardState } from '@setu/proto/catalogue/words';
import { CompanyType, PersonRole, UserStatus } from '@setu/proto/common/words';
import { noContact } from '@setu/proto/contact-fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetContacts } from '../src/jobs/forget-contacts.js';
import { boot, fixturesOf, type World } from './fixtures.js';

let world: World;
beforeAll(async () => {
  world = await boot();
});
afterAll(() => world?.close());

describe('The read models of users and companies', () => {
  it('contain the values from the events', async () => {
    const add = fixturesOf(world);
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

it('an erased user’s name is deleted', async () => {
  const add = fixturesOf(world);
  const [erased, staying] = [await add.user(), await add.user()];
  await world.settle();
  await add.erased(erased);
  await world.settle();
  const nameOf = async (id: string) => (await world.deps.db('user_copy').where({ id }).first('surname'))?.surname;
  expect([await nameOf(erased), await nameOf(staying)]).toEqual(['', 'Ivanova']);
});

const contactOf = async (applicationId: string) =>
  (await world.deps.db('application').where({ id: applicationId }).first('contact'))?.contact;
const called = (email: string, additionalEmail = '') => ({
  ...{ ...noContact, name: 'Vera', surname: 'Lapina', phone: '+79276142093', email, additionalEmail },
});

it('an erased user is deleted as the contact person of applications with any of their email addresses', async () => {
  const add = fixturesOf(world);
  const [first, second, other] = [
    await add.application({ contact: called('Vera@Lapina.example') }),
    await add.application({ contact: called('office@lapina.example', 'vera@lapina.example') }),
    await add.application({ contact: called('oleg@lapina.example') }),
  ];
  await add.erased(await add.user(), 'vera@lapina.example');
  await world.settle();
  for (const id of [first, second]) expect(Object.values(await contactOf(id)).join('')).toBe('');
  expect(await contactOf(other)).toMatchObject({ name: 'Vera', email: 'oleg@lapina.example' });
});

it('contact persons are erased from applications that ended three years ago', async () => {
  const add = fixturesOf(world);
  const long = new Date('2023-01-01T00:00:00Z');
  const [ended, open] = [
    await add.application({ contact: called('a@b.example'), status: 'rejected', rejectedAt: long }),
    await add.application({ contact: called('a@b.example'), createdAt: long }),
  ];
  const task = forgetContacts({ autocommit: world.deps.autocommit, clock: world.clock });
  await task.run({}, { signal: new AbortController().signal });
  expect([(await contactOf(ended))?.email, (await contactOf(open))?.email]).toEqual(['', 'a@b.example']);
});

it('the reviews, applications and cards of a departed user move to the successor, except completed reviews', async () => {
  const add = fixturesOf(world);
  const [departed, successor] = [await add.user(), await add.user()];
  const [checked, managed, done] = [
    await add.review({ reviewerId: departed }),
    await add.review({ managerId: departed }),
    await add.review({ managerId: departed, status: 'completed' }),
  ];
  const application = await add.application({ managerId: departed });
  await add.removed(departed, successor);
  await add.removed(departed, successor);
  await world.settle();
  const { db } = world.deps;
  const review = (id: string) => db('product_review').where({ id }).first('reviewer_id', 'manager_id');
  expect(await review(checked)).toEqual({ reviewer_id: successor, manager_id: null });
  expect(await review(managed)).toEqual({ reviewer_id: null, manager_id: successor });
  expect(await review(done)).toEqual({ reviewer_id: null, manager_id: departed });
  expect(await db('application').where({ id: application }).first('manager_id')).toEqual({ manager_id: successor });
});

it('a user who gives up one of two roles hands over only the work of that role', async () => {
  const add = fixturesOf(world);
  const { db } = world.deps;
  const [both, successor] = [await add.user(), await add.user()];
  const id = await add.review({ reviewerId: both, managerId: both });
  const application = await add.application({ managerId: both });
  const assignments = async () => [
    await db('product_review').where({ id }).first('reviewer_id', 'manager_id'),
    await db('application').where({ id: application }).first('manager_id'),
  ];
  await add.steppedDown(both, successor, { fromManaging: false, fromReviewing: true });
  await world.settle();
  expect(await assignments()).toEqual([{ reviewer_id: successor, manager_id: both }, { manager_id: both }]);
  await add.steppedDown(both, successor, { fromManaging: true, fromReviewing: false });
  await world.settle();
  expect(await assignments()).toEqual([{ reviewer_id: successor, manager_id: successor }, { manager_id: successor }]);
});

it('a late event of a card of a departed user assigns the card and its review to the successor', async () => {
  const add = fixturesOf(world);
  const [departed, successor, skuId] = [await add.user(), await add.user(), systemIds.id()];
  const review = await add.review({ skuId });
  await add.removed(departed, successor);
  await world.settle();
  await add.card('updated', { revision: 1, card: { skuId, state: CardState.PUBLISHED, brokerManagerId: departed } });
  await world.settle();
  const { db } = world.deps;
  expect(await db('sku_copy').where({ id: skuId }).first('broker_manager_id')).toEqual({
    broker_manager_id: successor,
  });
  expect(await db('product_review').where({ id: review }).first('manager_id')).toEqual({ manager_id: successor });
});
