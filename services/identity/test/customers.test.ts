import { companies, companyId } from '@setu/demo-world';
import { systemIds } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import { CompanyType } from '@setu/proto/common/words';
import { noContact } from '@setu/proto/contact-fields';
import type { CreateCustomerRequest } from '@setu/proto/identity/customers';
import { CompanyChanged } from '@setu/proto/identity/events';
import { afterAll, describe, expect, it } from 'vitest';
import { dropAbandonedCustomers } from '../src/jobs/drop-abandoned-customers.js';
import { actorOf, failureOf, idOf, startIdentity, type World } from './fixtures.js';
import { published } from './sample-events.js';

const world: World = await startIdentity();
afterAll(() => world.close());

const manager = await actorOf(world, 'manager@setu.example');
const manager2 = await actorOf(world, 'manager2@setu.example');
const volga = companies.find(({ id }) => id === companyId('volga'));

const contact = {
  ...{ ...noContact, name: 'Олег', surname: 'Снегов', email: 'oleg@snab.example', phone: '+7 (903) 123-45-67' },
};
/** INNs with correct check digits, one for each test. */
const inns = ['7707083893', '500100732259', '7736050003', '7710140679', '7702070139', '7728168971'];
const input = (over: Partial<CreateCustomerRequest> = {}): CreateCustomerRequest => ({
  requestId: systemIds.id(),
  ...{ shortName: 'ООО «Снабжение»', inn: inns[0] ?? '', kpp: '', ogrn: '', contact },
  ...over,
});
const create = (over: Partial<CreateCustomerRequest> = {}, actor: Actor = manager) =>
  world.client.createCustomer(input(over), { actor });
const wrong = (call: Promise<unknown>): Promise<Record<string, string>> =>
  call.then(
    () => ({}),
    (error) =>
      Object.fromEntries(error.fields.map((field: { path: string; code: string }) => [field.path, field.code])),
  );

describe('A customer created for a request', () => {
  it('can be found by the broker with its contact, and is published', async () => {
    const { customer } = await create({ inn: ' 7736050003', kpp: '7736 01 001', ogrn: '1027700132195' });
    expect(customer).toMatchObject({ shortName: 'ООО «Снабжение»', inn: '7736050003', kpp: '773601001', active: true });
    expect(customer?.isCommerceAllowed).toBe(false);
    const id = customer?.id ?? '';
    const found = await world.client.getCustomer({ companyId: id }, { actor: manager });
    expect(found).toMatchObject({ customer, contact: { ...contact, phone: '+79031234567' }, people: [] });
    const search = { type: CompanyType.CUSTOMER, search: '7736050003' };
    const { companies: list } = await world.client.findCompanies(search, { actor: manager });
    expect(list.map((company) => company.id)).toEqual([id]);
    await world.settle();
    const companyChanges = world.events.of('setu.identity.company.changed', CompanyChanged);
    expect(companyChanges.filter((event) => event.companyId === id)).toMatchObject([
      { shortName: 'ООО «Снабжение»', version: 1 },
    ]);
  });

  it('is created once for concurrent calls, and is corrected until the request is published', async () => {
    const requestId = systemIds.id();
    const inn = inns[1] ?? '';
    const made = await Promise.all(Array.from({ length: 10 }, () => create({ requestId, inn, kpp: '770701001' })));
    expect(new Set(made.map(({ customer }) => customer?.id)).size).toBe(1);
    expect(made[0]?.customer).toMatchObject({ inn, kpp: '', version: 1 });
    const corrected = await create({ requestId, inn: inns[3], shortName: 'АО «Снабжение»' });
    expect(corrected.customer).toMatchObject({ id: made[0]?.customer?.id, inn: inns[3], version: 2 });
    expect(await world.deps.db('company').where({ made_for_request_id: requestId }).select('id')).toHaveLength(1);
  });

  it('is rejected on its INN field if another request or another customer has the INN', async () => {
    const inn = inns[4];
    const both = await Promise.all([create({ inn }), create({ inn })].map((call) => wrong(call)));
    expect(both).toContainEqual({});
    expect(both).toContainEqual({ 'company.inn': 'inn_taken' });
    expect(await wrong(create({ inn: volga?.inn }))).toEqual({ 'company.inn': 'inn_taken' });
  });

  it('stays unchanged once its request is published, and is hidden from other managers', async () => {
    const requestId = systemIds.id();
    const { customer } = await create({ requestId, inn: inns[5] });
    expect(await failureOf(create({ requestId, inn: inns[5] }, manager2))).toMatchObject({ kind: 'not_found' });
    const people = { authorUserId: manager.userId, brokerManagerId: manager.userId };
    const event = published({ requestId, isCreatedByBroker: true, ...people }, { actorUserId: manager.userId });
    await world.publish(event);
    await world.settle();
    expect((await create({ requestId, inn: inns[5], shortName: 'Другое' })).customer).toEqual(customer);
    expect(await failureOf(create({ requestId, inn: inns[0] }))).toMatchObject({ code: 'already_published' });
  });

  it('is deleted after a day if its request is not published, and restored if it is', async () => {
    const inn = '7830002293';
    const dropped = async () => {
      world.clock.advance(25 * 3_600_000);
      await dropAbandonedCustomers(world.deps).run(undefined, { signal: new AbortController().signal });
    };
    const there = async (id: string) =>
      (await world.deps.db('company').where({ id }).whereNull('deleted_at').pluck('short_name')).length === 1;
    const requestId = systemIds.id();
    const first = (await create({ requestId, inn })).customer?.id ?? '';
    await dropped();
    expect(await there(first)).toBe(false);
    // The same request gets the same customer back, because its INN is still free.
    expect((await create({ requestId, inn })).customer?.id).toBe(first);
    await dropped();
    const second = (await create({ inn })).customer?.id ?? '';
    // The event arrives late, but the request was published, so its customer is restored.
    const people = { authorUserId: manager.userId, brokerManagerId: manager.userId };
    await world.publish(published({ requestId, isCreatedByBroker: true, ...people }, { actorUserId: manager.userId }));
    await world.settle();
    await dropped();
    expect([await there(first), await there(second)]).toEqual([true, false]);
  });

  it('is rejected with all wrong fields together', async () => {
    const invalidContact = {
      ...contact,
      name: ' ',
      phone: '8 903',
      email: 'x',
      additionalPhone: '1',
      additionalEmail: 'y',
    };
    expect(
      await wrong(create({ shortName: '', inn: '7707083894', kpp: '1', ogrn: '1', contact: invalidContact })),
    ).toEqual({
      'company.name': 'required',
      'company.inn': 'inn_checksum',
      'company.kpp': 'kpp',
      'company.ogrn': 'ogrn',
      'company.contact.name': 'required',
      'company.contact.phone': 'invalid_phone',
      'company.contact.email': 'invalid_email',
      'company.contact.additional_phone': 'invalid_phone',
      'company.contact.additional_email': 'invalid_email',
    });
  });
});

it('an existing customer is shown with its active users, and a supplier cannot be read as a customer', async () => {
  const { people, customer } = await world.client.getCustomer({ companyId: volga?.id ?? '' }, { actor: manager });
  expect(customer).toMatchObject({ inn: volga?.inn, kpp: volga?.kpp, isCommerceAllowed: true });
  expect(people.find(({ email }) => email === 'buyer@volga.example')).toMatchObject({
    id: idOf('buyer@volga.example'),
  });
  const supplier = world.client.getCustomer({ companyId: companyId('kaveri') }, { actor: manager });
  expect(await failureOf(supplier)).toMatchObject({ kind: 'not_found' });
});
