import { companies, companyId } from '@setu/demo-world';
import type { Actor } from '@setu/proto/common';
import { CompanyType, PersonRole } from '@setu/proto/common/words';
import { noContact } from '@setu/proto/contact-fields';
import { wireBusinessType } from '@setu/proto/wire-words';
import { afterAll, describe, expect, it } from 'vitest';
import { actorOf, anonymous, failureOf, idOf, startIdentity, type World } from './fixtures.js';

const world: World = await startIdentity();
afterAll(() => world.close());

const who = {
  anonymous: anonymous(),
  buyer: await actorOf(world, 'buyer@volga.example'),
  colleague: await actorOf(world, 'buyer2@volga.example'),
  rival: await actorOf(world, 'rival@onega.example'),
  owner: await actorOf(world, 'supplier@kaveri.example'),
  deccan: await actorOf(world, 'supplier@deccan.example'),
  manager: await actorOf(world, 'manager@setu.example'),
  senior: await actorOf(world, 'senior@setu.example'),
};
type Who = keyof typeof who;

const kaveri = companyId('kaveri');
const volga = companyId('volga');
const get = (id: string, actor: Actor) => world.client.getCompany({ companyId: id }, { actor });
const state = (change: object) => world.deps.db('company').where({ id: kaveri }).update(change);

async function sight(id: string, actor: Actor): Promise<'all' | 'public' | 'none'> {
  const answer = await get(id, actor).catch(() => null);
  if (answer === null) return 'none';
  return answer.company?.contact === undefined ? 'public' : 'all';
}

describe('A company’s page', () => {
  it('shows a supplier’s public fields to anyone and its contacts only to the broker', async () => {
    const { company, permissions } = await get(kaveri, anonymous());
    const demo = companies.find(({ id }) => id === kaveri);
    expect(company).toMatchObject({
      id: kaveri,
      type: CompanyType.SUPPLIER,
      shortName: demo?.shortName,
      fullName: demo?.fullName,
      pan: demo?.pan,
      gstn: demo?.gstn,
      webSite: demo?.webSite,
      businessType: demo && wireBusinessType(demo.businessType),
      exportProductList: demo?.exportProductList,
      legalAddressLine: demo?.legalAddressLine,
      legalAddr: { ...demo?.legalAddr, city: demo?.city },
      city: demo?.city,
      importExportCode: demo?.importExportCode,
      brokerFiles: [],
      registrationDate: '',
      createdAt: demo?.createdAt,
      isCommerceAllowed: true,
    });
    expect(company?.industries.length).toBe(demo?.industryIds.length);
    expect(company?.contact).toBeUndefined();
    expect(company?.brokerManager).toBeUndefined();
    expect(permissions).toEqual([]);
  });

  it('shows the broker everything, including the manager’s email address', async () => {
    const { company } = await get(kaveri, who.senior);
    const demo = companies.find(({ id }) => id === kaveri);
    expect(company?.contact).toEqual({ ...noContact, ...demo?.contact });
    expect(company?.brokerManager?.id).toBe(demo?.brokerManagerId);
    expect(company?.brokerManager?.email).not.toBe('');
    expect(company?.registrationDate).toBe(demo?.registrationDate);
    expect(company?.createdAt).toBe(demo?.createdAt);
    expect(company?.isCommerceAllowed).toBe(true);
  });

  it('shows a supplier its manager by name', async () => {
    const { company } = await get(kaveri, who.owner);
    expect(company?.brokerManager?.surname).not.toBe('');
    expect(company?.brokerManager?.email).toBe('');
  });

  it.each<[string, string, object, Record<Who, 'all' | 'public' | 'none'>]>([
    [
      'a supplier',
      kaveri,
      {},
      {
        anonymous: 'public',
        buyer: 'public',
        colleague: 'public',
        rival: 'public',
        owner: 'all',
        deccan: 'public',
        manager: 'all',
        senior: 'all',
      },
    ],
    [
      'a blacklisted supplier',
      kaveri,
      { blacklisted: true },
      {
        anonymous: 'none',
        buyer: 'none',
        colleague: 'none',
        rival: 'none',
        owner: 'all',
        deccan: 'none',
        manager: 'all',
        senior: 'all',
      },
    ],
    [
      'a customer',
      volga,
      {},
      {
        anonymous: 'none',
        buyer: 'all',
        colleague: 'all',
        rival: 'none',
        owner: 'none',
        deccan: 'none',
        manager: 'all',
        senior: 'all',
      },
    ],
  ])('for %s shows each reader what they may see', async (_title, id, change, expected) => {
    await state({ blacklisted: false, ...change });
    const views = await Promise.all(
      (Object.keys(who) as Who[]).map(async (name) => [name, await sight(id, who[name])] as const),
    );
    await state({ blacklisted: false });
    expect(Object.fromEntries(views)).toEqual(expected);
  });

  it('of another customer looks the same as one that does not exist', async () => {
    const foreign = await failureOf(get(volga, who.rival));
    const missing = await failureOf(get('00000000-0000-4000-8000-000000000000', who.rival));
    const malformed = await failureOf(get("' or 1=1", who.rival));
    expect(foreign).toMatchObject({ kind: 'not_found' });
    expect([missing, malformed]).toEqual([foreign, foreign]);
  });

  it('lists the actions available to its viewer', async () => {
    expect((await get(kaveri, who.senior)).permissions).toEqual(['edit', 'manager_change', 'product_create']);
    expect((await get(kaveri, who.owner)).permissions).toEqual(['edit', 'product_create']);
    expect((await get(volga, who.buyer)).permissions).toEqual(['edit']);
    expect((await get(volga, who.colleague)).permissions).toEqual([]);
  });
});

describe('Users', () => {
  const ids = ['buyer@volga.example', 'rival@onega.example', 'manager@setu.example', 'reviewer@setu.example'].map(idOf);
  const people = async (actor: Actor) => {
    const answer = await world.client.batchGetPeople({ userIds: [...ids, 'nonsense'] }, { actor });
    return [...ids, 'nonsense'].map((id) => answer.people[id]?.person);
  };

  it('are all visible to the broker', async () => {
    const [buyer, rival, manager, reviewer, nonsense] = await people(who.manager);
    expect([buyer, rival, manager, reviewer].map((person) => person?.email)).toEqual([
      'buyer@volga.example',
      'rival@onega.example',
      'manager@setu.example',
      'reviewer@setu.example',
    ]);
    expect(nonsense).toBeUndefined();
  });

  it('are shown to a customer only if they are colleagues or, by name, the broker’s managers', async () => {
    const [buyer, rival, manager, reviewer] = await people(who.colleague);
    expect(buyer?.email).toBe('buyer@volga.example');
    expect(rival).toBeUndefined();
    expect(manager).toMatchObject({ email: '', roles: [] });
    expect(manager?.surname).not.toBe('');
    expect(reviewer).toBeUndefined();
  });

  it('cannot be requested with more than 500 ids in one call', async () => {
    const userIds = Array.from({ length: 501 }, () => idOf('buyer@volga.example'));
    const refused = await failureOf(world.client.batchGetPeople({ userIds }, { actor: who.manager }));
    expect(refused.kind).toBe('invalid');
  });

  it('listed as managers are the broker’s managers and senior managers', async () => {
    const { managers } = await world.client.listManagers({}, { actor: who.manager });
    expect(managers.map(({ email }) => email).sort()).toEqual(
      expect.arrayContaining(['manager2@setu.example', 'manager@setu.example', 'senior@setu.example']),
    );
    expect(managers.flatMap(({ roles }) => roles)).not.toContain(PersonRole.TEAM_PRODUCT_REVIEWER);
  });

  it('who may sign for a customer are its own active administrator, head and authorised users', async () => {
    const { signers } = await world.client.listSigners({}, { actor: who.colleague });
    expect(signers.map(({ email }) => email)).toEqual(['buyer@volga.example']);
  });

  it('get their own contact details for a request', async () => {
    const reached = (userId: string) => world.client.getManagerContact({ userId }, { actor: who.buyer });
    expect(await reached(idOf('manager@setu.example'))).toMatchObject({ email: 'manager@setu.example', phone: /^\+/ });
    expect(await reached(idOf('reviewer@setu.example'))).toEqual({
      ...{ phone: '', extension: '', email: '', avatarId: '', substituteUntil: '' },
    });
    expect((await reached(idOf('manager@setu.example'))).substitute).toBeUndefined();
    const ownContact = await world.client.getOwnContact({}, { actor: who.buyer });
    const company = companies.find(({ id }) => id === volga);
    expect(ownContact).toMatchObject({ companyShortName: company?.shortName, companyInn: company?.inn });
    expect(ownContact.contact?.email).toBe('buyer@volga.example');
    expect(ownContact.contact?.phone).toMatch(/^\+7/);
  });

  it('see on their dashboard whom they may substitute today', async () => {
    const dashboard = await world.client.getDashboard({}, { actor: who.colleague });
    expect(dashboard.countSubstitutedUsers).toBe(1);
    expect(dashboard.substitutedUsers.map(({ email }) => email)).toEqual(['buyer@volga.example']);
    const lastDay = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    expect(dashboard.substitutedUntil).toEqual({ [idOf('buyer@volga.example')]: lastDay });
    const buyer = await world.client.getDashboard({}, { actor: who.buyer });
    expect(buyer.substitutedUsers).toEqual([]);
    const substituteActor = { ...who.colleague, actingUserId: idOf('buyer@volga.example') };
    expect((await world.client.getDashboard({}, { actor: substituteActor })).substitutedUsers).toEqual([]);
  });
});
