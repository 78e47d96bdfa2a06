import { companies, companyId } from '@setu/demo-world';
import { CompanyType, PersonRole, UserStatus } from '@setu/proto/common/words';
import { CompanyChanged, UserChanged, UserSteppedDown } from '@setu/proto/identity/events';
import { RequestStatus } from '@setu/proto/request/words';
import { afterAll, describe, expect, it } from 'vitest';
import { actorOf, failureOf, idOf, signIn, speaker, startIdentity, type World } from './fixtures.js';
import { published, statusChanged } from './sample-events.js';

const world: World = await startIdentity();
afterAll(() => world.close());

const { client } = world;
const [admin, manager] = await Promise.all([
  actorOf(world, 'admin@setu.example'),
  actorOf(world, 'manager@setu.example'),
]);
const [volga, onega, kaveri] = [companyId('volga'), companyId('onega'), companyId('kaveri')];
const teamOf = (company: string, statuses: UserStatus[], actor = admin) =>
  client.listTeam({ search: '', statuses, sort: undefined, page: undefined, companyId: company }, { actor });
const blacklist = (company: string, blacklisted: boolean) =>
  client.setCompanyBlacklisted({ companyId: company, blacklisted }, { actor: admin });
const publishedOf = (company: string) =>
  world.events.of('setu.identity.company.changed', CompanyChanged).filter((one) => one.companyId === company);

describe('The list of all companies', () => {
  it('is available to admins, filtered by text and type', async () => {
    const all = await client.listAllCompanies(
      { search: '', types: [], page: { page: 1, limit: 100 } },
      { actor: admin },
    );
    expect(all.total).toBe(companies.length);
    const found = await client.listAllCompanies({ search: 'Волга', types: [CompanyType.CUSTOMER] }, { actor: admin });
    expect(found.companies.map(({ company, type }) => [company?.id, type])).toEqual([[volga, CompanyType.CUSTOMER]]);
    const none = await client.listAllCompanies({ search: 'Волга', types: [CompanyType.SUPPLIER] }, { actor: admin });
    expect(none.total).toBe(0);
  });

  it('comes with the steps that a customer still needs before it may trade', async () => {
    const lacks = async (company: string) => {
      const { steps, isCommerceAllowed } = await client.getMatureState({ companyId: company }, { actor: admin });
      return [steps.filter(({ isDone }) => !isDone).map(({ kind }) => kind), isCommerceAllowed];
    };
    expect(await lacks(companyId('neva'))).toEqual([['regulation', 'signature'], false]);
    expect(await lacks(volga)).toEqual([[], true]);
    expect(await lacks(kaveri)).toEqual([[], false]);
  });
});

describe('A blacklisted company', () => {
  it('is published once and recorded, and can be removed from the blacklist; the broker’s own company cannot be blacklisted', async () => {
    await Promise.all([blacklist(kaveri, true), blacklist(kaveri, true)]);
    await world.settle();
    expect(publishedOf(kaveri).map(({ blacklisted }) => blacklisted)).toEqual([true]);
    const details = await client.getCompanyCare({ companyId: kaveri }, { actor: admin });
    expect(details).toMatchObject({
      blacklisted: true,
      changes: [{ kind: 'blacklisted', person: expect.stringMatching(/./) }],
    });
    await blacklist(kaveri, false);
    expect(await failureOf(blacklist(admin.companyId, true))).toMatchObject({ kind: 'refused', code: 'own_company' });
  });
});

describe('Users of any company', () => {
  it('and invitations to it are listed and managed by system admins, while other users see only their own company', async () => {
    const { lines } = await teamOf(volga, [UserStatus.ACTIVE, UserStatus.DISABLED]);
    expect(lines.map(({ id }) => id)).toContain(idOf('buyer@volga.example'));
    expect(lines.every(({ isInvite }) => !isInvite)).toBe(true);
    const foreign = teamOf(volga, [UserStatus.ACTIVE], manager);
    expect(await failureOf(foreign)).toMatchObject({ kind: 'not_found' });
    const { lines: invites } = await teamOf(volga, [UserStatus.INVITED]);
    const [open] = invites;
    expect(open?.link).toMatch(/^\/team\/invite\/confirm\//);
    world.clock.advance(2 * 60_000);
    const { invite } = await client.extendInvite({ inviteId: open?.id ?? '' }, { actor: admin });
    expect(invite).toMatchObject({ companyShortName: 'ООО «Волга Импорт»' });
    expect(invite?.link).not.toBe(open?.link);
    await client.removeInvite({ inviteId: open?.id ?? '' }, { actor: admin });
    expect((await teamOf(volga, [UserStatus.INVITED])).lines.map(({ id }) => id)).not.toContain(open?.id);
  });

  it('are changed by an admin: a new role ends their sessions, a new name does not', async () => {
    const { token } = await signIn(world, 'buyer2@volga.example');
    const { teammates } = await client.listTeammates({ companyId: volga }, { actor: admin });
    const before = teammates.find(({ email }) => email === 'buyer2@volga.example');
    if (before === undefined) throw new Error('the buyer is missing');
    const { id: userId, surname, name, patronymic, mobilePhone, workPhone, workAddPhone, roles, status } = before;
    const same = { userId, surname, name, patronymic, mobilePhone, workPhone, workAddPhone, roles, status, heirId: '' };
    const save = (over: Partial<typeof same>) => client.saveTeammate({ ...same, ...over }, { actor: admin });
    await save({ name: 'Иван' });
    expect((await speaker(world, token))?.user?.name).toBe('Иван');
    expect(await failureOf(save({ roles: [PersonRole.TEAM_PRODUCT_REVIEWER] }))).toMatchObject({ kind: 'invalid' });
    await save({ roles: [PersonRole.TEAM_CHIEF] });
    expect(await speaker(world, token)).toBeUndefined();
    await save({ roles, status: UserStatus.DISABLED });
    expect(await failureOf(signIn(world, 'buyer2@volga.example'))).toMatchObject({ code: 'account_disabled' });
    const ownChange = client.saveTeammate(
      { ...same, userId: admin.userId, status: UserStatus.DISABLED },
      { actor: admin },
    );
    expect(await failureOf(ownChange)).toMatchObject({ kind: expect.stringMatching(/refused|invalid/) });
    await world.settle();
    const userChanges = world.events
      .of('setu.identity.user.changed', UserChanged)
      .filter((one) => one.userId === userId);
    expect(userChanges.at(-1)?.status).toBe(UserStatus.DISABLED);
  });

  it('hand over their work before they lose the role for it or are disabled', async () => {
    const { teammates } = await client.listTeammates({ companyId: admin.companyId }, { actor: admin });
    const before = teammates.find(({ email }) => email === 'senior@setu.example');
    if (before === undefined) throw new Error('the senior manager is missing');
    const { id: userId, surname, name, patronymic, mobilePhone, workPhone, workAddPhone, roles, status } = before;
    const same = { userId, surname, name, patronymic, mobilePhone, workPhone, workAddPhone, roles, status, heirId: '' };
    const save = (over: Partial<typeof same>) => client.saveTeammate({ ...same, ...over }, { actor: admin });
    const successorsOf = (newRoles: typeof roles, as = UserStatus.ACTIVE) =>
      client.listHeirs({ userId, roles: newRoles, status: as }, { actor: admin });
    const managedIds = () => world.deps.db('company').where({ broker_manager_id: userId }).pluck('id');
    const companies = await managedIds();
    expect(companies.length).toBeGreaterThan(0);
    const other = [PersonRole.ROLE_COMPANY_ADMIN];
    expect((await successorsOf([PersonRole.TEAM_MANAGER])).isNeeded).toBe(false);
    const { isNeeded, heirs: successors } = await successorsOf(other);
    expect([isNeeded, successors.map(({ id }) => id).includes(manager.userId)]).toEqual([true, true]);
    for (const over of [{ roles: other }, { status: UserStatus.DISABLED }]) {
      expect((await failureOf(save(over))).message).toContain('heir: required');
      for (const successorId of [userId, idOf('reviewer@setu.example'), idOf('buyer@volga.example')])
        expect((await failureOf(save({ ...over, heirId: successorId }))).message).toContain('heir: invalid_option');
    }
    expect(await managedIds()).toEqual(companies);
    const handed = () => world.deps.db('notice').where({ user_id: manager.userId, type: 'work_handed_over' });
    // Two concurrent calls take effect once.
    const over = { roles: other, heirId: manager.userId };
    await Promise.all([save(over), save(over)]);
    expect([await managedIds(), (await handed()).length]).toEqual([[], 1]);
    await save({ roles, heirId: '' });
    await world.deps.db('company').where({ id: companies[0] }).update({ broker_manager_id: userId });
    await save({ status: UserStatus.DISABLED, heirId: manager.userId });
    expect([await managedIds(), (await handed()).length]).toEqual([[], 2]);
    await save({ status: UserStatus.DISABLED, name: 'Инна' });
    await save({});
    await world.settle();
    const steppedDown = world.events.of('setu.identity.user.stepped_down', UserSteppedDown);
    const expected = { userId, heirId: manager.userId, fromManaging: true, fromReviewing: false };
    expect(steppedDown).toMatchObject([expected, expected]);
    const changed = world.events.of('setu.identity.company.changed', CompanyChanged);
    for (const companyId of companies)
      expect(changed.filter((one) => one.companyId === companyId).at(-1)?.brokerManagerId).toBe(manager.userId);
  });

  it('are removed by an admin, with a successor if there is something to hand over', async () => {
    const departedUser = idOf('manager2@setu.example');
    const { isNeeded, heirs: successors } = await client.listHeirs(
      { userId: departedUser, roles: [], status: UserStatus.UNSPECIFIED },
      { actor: admin },
    );
    expect([isNeeded, successors.map(({ id }) => id).includes(manager.userId)]).toEqual([true, true]);
    const remove = (successorId: string) =>
      client.removeTeammate({ userId: departedUser, heirId: successorId }, { actor: admin });
    expect(await failureOf(remove(''))).toMatchObject({ kind: 'invalid' });
    await remove(manager.userId);
    expect(
      await failureOf(client.removeTeammate({ userId: admin.userId, heirId: '' }, { actor: admin })),
    ).toMatchObject({ code: 'not_oneself' });
  });
});

describe('A company', () => {
  it('is not deleted while it has requests in progress; once deleted, its users can no longer sign in', async () => {
    const requestId = '0195a000-0000-7000-8000-00000000c0de';
    const parties = { requestId, customerCompanyId: onega, supplierCompanyId: kaveri };
    const remove = (company: string) => client.deleteCompany({ companyId: company }, { actor: admin });
    await world.publish(published(parties));
    await world.settle();
    for (const company of [onega, kaveri])
      expect(await failureOf(remove(company))).toMatchObject({ kind: 'refused', code: 'open_requests' });
    expect((await client.getCompanyCare({ companyId: onega }, { actor: admin })).openRequests).toBe(1);
    await world.publish(statusChanged({ ...parties, version: 3, to: RequestStatus.REJECTED_BY_CUSTOMER }));
    // An event that arrives late does not reopen the request.
    await world.publish(statusChanged({ ...parties, version: 2 }));
    await world.settle();
    const { token } = await signIn(world, 'rival@onega.example');
    await Promise.all([remove(onega), remove(onega)]);
    expect(await speaker(world, token)).toBeUndefined();
    expect(await failureOf(signIn(world, 'rival@onega.example'))).toMatchObject({ code: 'account_deleted' });
    const deleted = client.getCompanyCare({ companyId: onega }, { actor: admin });
    expect(await failureOf(deleted)).toMatchObject({ kind: 'not_found' });
    await world.settle();
    expect(publishedOf(onega).filter(({ active }) => !active)).toHaveLength(1);
    expect(await failureOf(remove(admin.companyId))).toMatchObject({ code: 'own_company' });
  });
});
