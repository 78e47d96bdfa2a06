import { companies, companyId } from '@setu/demo-world';
import type { Actor } from '@setu/proto/common';
import { CompanyType } from '@setu/proto/common/words';
import type { ListCompaniesRequest } from '@setu/proto/identity/companies';
import { BusinessType } from '@setu/proto/identity/words';
import { afterAll, describe, expect, it } from 'vitest';
import { actorOf, anonymous, failureOf, idOf, signIn, speaker, startIdentity, type World } from './fixtures.js';

const world: World = await startIdentity();
afterAll(() => world.close());

const manager = await actorOf(world, 'manager@setu.example');
const senior = await actorOf(world, 'senior@setu.example');
const admin = await actorOf(world, 'admin@setu.example');
const buyer = await actorOf(world, 'buyer@volga.example');
const listWith = (over: Partial<ListCompaniesRequest> = {}, actor: Actor = manager) =>
  world.client.listCompanies(
    {
      ...{ type: CompanyType.SUPPLIER, search: '', managerIds: [], businessTypes: [], industryIds: [] },
      sort: undefined,
      page: { page: 1, limit: 100 },
      ...over,
    },
    { actor },
  );
const suppliers = companies.filter(({ type }) => type === 'supplier');
const kaveri = companyId('kaveri');
const volga = companyId('volga');

describe('The list of suppliers or customers', () => {
  it('contains all companies of a type, in a stable order', async () => {
    const { companies: all, total } = await listWith();
    expect([total, new Set(all.map(({ id }) => id)).size]).toEqual([suppliers.length, suppliers.length]);
    const names = (await listWith({ sort: { key: 'name', descending: false } })).companies.map(
      ({ shortName }) => shortName,
    );
    const back = (await listWith({ sort: { key: 'name', descending: true } })).companies.map(
      ({ shortName }) => shortName,
    );
    expect(back.reverse()).toEqual(names);
    const customers = await listWith({ type: CompanyType.CUSTOMER });
    expect(customers.total).toBe(companies.filter(({ type }) => type === 'customer').length);
    const past = await listWith({ page: { page: 99, limit: 10 } });
    expect([past.companies.length, past.total]).toEqual([0, suppliers.length]);
  });

  it('is filtered by text, managers, business types and industries together', async () => {
    const demo = suppliers.find(({ id }) => id === kaveri);
    const found = await listWith({ search: demo?.pan });
    expect(found.companies.map(({ id }) => id)).toEqual([kaveri]);
    // A manager looks for a supplier by the goods that it exports.
    const goods = demo?.exportProductList.ru ?? '';
    expect((await listWith({ search: goods.slice(0, 12) })).companies.map(({ id }) => id)).toContain(kaveri);
    const managerIds = [demo?.brokerManagerId ?? ''];
    const industryIds = demo?.industryIds.slice(0, 1) ?? [];
    const both = suppliers.filter(
      (one) => one.brokerManagerId === managerIds[0] && one.industryIds.includes(industryIds[0] ?? ''),
    );
    expect((await listWith({ managerIds, industryIds })).total).toBe(both.length);
    const makers = suppliers.filter(({ businessType }) => businessType === 'manufacturer').length;
    expect((await listWith({ businessTypes: [BusinessType.MANUFACTURER] })).total).toBe(makers);
    expect((await listWith({ search: '%' })).total).toBe(0);
  });

  it('is filtered to the customers that have not signed, and to the locked companies', async () => {
    const type = CompanyType.CUSTOMER;
    const all = (await listWith({ type })).companies;
    const unsigned = all.filter((one) => one.active && one.isCommerceAllowed === false).map(({ id }) => id);
    const found = await listWith({ type, isUnsigned: true });
    expect(unsigned.length).toBeGreaterThan(0);
    expect([found.companies.map(({ id }) => id), found.total]).toEqual([unsigned, unsigned.length]);
    const locked = all.filter(({ active }) => !active).length;
    expect((await listWith({ type, isLocked: true })).total).toBe(locked);
    expect((await listWith({ type, isUnsigned: true, isLocked: true })).total).toBe(unsigned.length + locked);
  });

  it('counts a signature under a replaced regulation as none once it has lapsed', async () => {
    const lapseAt = (at: Date | null) =>
      world.deps.db('company').where({ id: volga }).update({ regulation_lapses_at: at });
    const unsigned = async () => {
      const { companies: found } = await listWith({ type: CompanyType.CUSTOMER, isUnsigned: true });
      return found.filter(({ id }) => id === volga).map(({ isCommerceAllowed }) => isCommerceAllowed);
    };
    expect(await unsigned()).toEqual([]);
    await lapseAt(new Date(Date.now() - 60_000));
    expect(await unsigned()).toEqual([false]);
    await lapseAt(null);
  });

  it('rejects an unknown sort key and users outside the broker', async () => {
    expect((await failureOf(listWith({ sort: { key: 'inn', descending: true } }))).kind).toBe('invalid');
    expect((await failureOf(listWith({ type: CompanyType.BROKER }))).kind).toBe('invalid');
    expect((await failureOf(listWith({}, buyer))).kind).toBe('forbidden');
    expect((await failureOf(listWith({}, anonymous()))).kind).toBe('unauthenticated');
  });
});

const noticesOf = async (email: string, type: string): Promise<{ event_id: string }[]> =>
  world.deps.db('notice').where({ user_id: idOf(email), type });

describe('The manager of a company', () => {
  const give = (companyOf: string, userId: string, actor: Actor = senior) =>
    world.client.setCompanyManager({ companyId: companyOf, userId }, { actor });

  it('is set by a senior manager, notified once even if the button is pressed repeatedly, and recorded', async () => {
    const userId = idOf('manager2@setu.example');
    await give(kaveri, idOf('manager@setu.example'));
    await Promise.all([give(kaveri, userId), give(kaveri, userId), give(kaveri, userId)]);
    const { company } = await world.client.getCompany({ companyId: kaveri }, { actor: manager });
    expect(company?.brokerManager?.id).toBe(userId);
    expect((await noticesOf('manager2@setu.example', 'company_manager_set')).length).toBe(1);
    const changes = await world.deps.db('company_change').where({ company_id: kaveri, kind: 'manager_set' });
    expect(changes.at(-1)).toMatchObject({ user_id: idOf('senior@setu.example') });
  });

  it('must be an active manager of the broker, and the company must exist', async () => {
    expect((await failureOf(give(kaveri, idOf('reviewer@setu.example')))).kind).toBe('invalid');
    expect((await failureOf(give(companyId('setu'), idOf('manager@setu.example')))).kind).toBe('not_found');
    expect((await failureOf(give(idOf('manager@setu.example'), idOf('manager@setu.example')))).kind).toBe('not_found');
    expect((await failureOf(give(kaveri, idOf('manager@setu.example'), manager))).kind).toBe('forbidden');
  });
});

describe('A lock on a company', () => {
  const lock = (id: string, unlock: boolean, actor: Actor = admin) =>
    world.client.setCompanyLock({ companyId: id, unlock }, { actor });

  it('ends the company’s sessions, blocks sign-in with the reason, and notifies its users when it begins and ends', async () => {
    const { token } = await signIn(world, 'buyer@volga.example');
    await Promise.all([lock(volga, false), lock(volga, false)]);
    expect(await speaker(world, token)).toBeUndefined();
    expect((await failureOf(signIn(world, 'buyer@volga.example'))).code).toBe('company_locked');
    for (const email of ['buyer@volga.example', 'buyer2@volga.example']) {
      const notices = await noticesOf(email, 'company_locked');
      expect(notices.length).toBe(1);
      expect(await world.deps.db('mail').where({ key: `notice ${notices[0]?.event_id} ${idOf(email)}` })).toHaveLength(
        1,
      );
    }
    await lock(volga, true);
    expect(await speaker(world, (await signIn(world, 'buyer@volga.example')).token)).toBeTruthy();
    expect((await noticesOf('buyer@volga.example', 'company_unlocked')).length).toBe(1);
  });

  it('is set only by an admin, and never on their own company', async () => {
    expect((await failureOf(lock(volga, false, senior))).kind).toBe('forbidden');
    expect((await failureOf(lock(companyId('setu'), false))).code).toBe('own_company');
    expect((await failureOf(lock(idOf('admin@setu.example'), false))).kind).toBe('not_found');
  });
});
