import { companyId } from '@setu/demo-world';
import { systemIds } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import { CompanyType, PersonRole, UserStatus } from '@setu/proto/common/words';
import { SupplierForm } from '@setu/proto/identity/suppliers';
import { NoticePeriod } from '@setu/proto/identity/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actorOf, anonymous, failureOf, idOf, signIn, speaker, startIdentity, type World } from './fixtures.js';

let world: World;
let owner: Actor;
beforeAll(async () => {
  // Nothing listens on this SMTP port, so emails stay in the database where the test can read them.
  world = await startIdentity({ env: { SMTP_URL: 'smtp://127.0.0.1:9', SUPPORT_EMAIL: 'support@setu.example' } });
  owner = await actorOf(world, 'buyer@volga.example');
});
afterAll(() => world?.close());

const invitee = (email: string) => ({
  ...{ email, name: 'Вера', surname: 'Лапина', patronymic: '', mobilePhone: '', workPhone: '', workAddPhone: '' },
  roles: [PersonRole.TEAM_MANAGER],
});
const invite = async (email: string, actor = owner, { key: idempotencyKey = '', name = 'Вера' } = {}) => {
  const request = { invitee: { ...invitee(email), name }, companyId: '', idempotencyKey };
  const { invite: made } = await world.client.createInvite(request, { actor });
  if (made === undefined) throw new Error('no invite');
  return made;
};
const tokenOf = ({ link }: { link: string }) => link.split('/').at(-1) ?? '';
const place = { address: '203.0.113.9', userAgent: 'Firefox', previousToken: '' };
const names = { name: 'Вера', surname: 'Лапина', patronymic: '', mobilePhone: '+79276142093' };
const accept = (token: string, password = 'Another-one-8', processingConditionAgreed = true) =>
  world.client.acceptInvite({ token, password, processingConditionAgreed, ...names, ...place }, { actor: anonymous() });
const mailed = async (email: string): Promise<(string | undefined)[]> =>
  (await world.deps.db('mail').where({ address: email }).orderBy('id')).map(({ content }) => content?.params?.path);

describe('An invitation', () => {
  it('is emailed with its link; two concurrent acceptances create one user, who is signed in, and the inviter is notified', async () => {
    const email = 'vera@volga.example';
    const made = await invite(email);
    expect(await mailed(email)).toEqual([made.link]);
    const opened = await world.client.openInvite({ token: tokenOf(made) }, { actor: anonymous() });
    expect(opened).toMatchObject({ state: 'open', companyShortName: 'ООО «Волга Импорт»' });
    const both = await Promise.allSettled([accept(tokenOf(made)), accept(tokenOf(made))]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const entered = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))[0];
    expect((await speaker(world, entered?.token ?? ''))?.user?.email).toBe(email);
    expect(await world.deps.db('app_user').where({ email })).toHaveLength(1);
    expect((await failureOf(accept(tokenOf(made)))).code).toBe('invite_used');
    const used = await world.client.openInvite({ token: tokenOf(made) }, { actor: anonymous() });
    expect(used).toEqual({ state: 'used', companyShortName: '', inviter: '', companyType: CompanyType.UNSPECIFIED });
    const { notices } = await world.client.listNotices(
      { period: NoticePeriod.ALL, timeZone: '', unreadOnly: true, search: '', groups: [], page: { page: 1, limit: 1 } },
      { actor: owner },
    );
    expect(notices[0]?.params).toEqual({ person: 'Вера Лапина' });
  });

  it('is not accepted without consent to data processing; the consent is stored, shown and can be withdrawn', async () => {
    const email = 'zoya@volga.example';
    const token = tokenOf(await invite(email));
    const refused = await accept(token, 'Another-one-8', false).catch((error: unknown) => error);
    expect(refused).toMatchObject({ fields: [{ path: 'processing_condition_agreed', code: 'required' }] });
    expect(await world.deps.db('app_user').where({ email })).toHaveLength(0);
    const actor = (await accept(token)).principal?.actor;
    if (actor === undefined) throw new Error('the invite created no person');
    const { consent } = await world.client.getErasure({}, { actor });
    expect(consent).toMatchObject({ edition: '2026-11-01' });
    const [record] = await world.deps.read.ownData.records('consent', actor.userId);
    expect(JSON.stringify(record)).toContain('2026-11-01');
    await world.client.askErasure({ currentPassword: 'Another-one-8', heirId: '' }, { actor });
    expect((await world.client.getErasure({}, { actor })).erasesAt).not.toBe('');
  });

  it('gets a new link and a new week when extended, and the old link stops working; extending twice within a minute counts once', async () => {
    const email = 'oleg@volga.example';
    const made = await invite(email);
    world.clock.advance(8 * 24 * 3_600_000);
    owner = await actorOf(world, 'buyer@volga.example');
    expect((await failureOf(accept(tokenOf(made)))).code).toBe('invite_expired');
    const extend = () => world.client.extendInvite({ inviteId: made.id }, { actor: owner });
    const [first, second] = await Promise.all([extend(), extend()]);
    expect(first.invite?.link).toBe(second.invite?.link);
    expect(first.invite?.link).not.toBe(made.link);
    expect(await mailed(email)).toHaveLength(2);
    expect((await failureOf(accept(tokenOf(made)))).kind).toBe('not_found');
    await world.client.removeInvite({ inviteId: made.id }, { actor: owner });
    await world.client.removeInvite({ inviteId: made.id }, { actor: owner });
    const token = tokenOf(first.invite ?? made);
    expect((await failureOf(accept(token))).code).toBe('invite_removed');
    await invite(email);
  });

  it('is rejected for an address in use in any company, and for an address already invited', async () => {
    for (const email of ['buyer2@volga.example', 'rival@onega.example'])
      expect(await failureOf(invite(email))).toMatchObject({ kind: 'exists', code: 'email_taken' });
    await invite('twice@volga.example');
    const refused = { kind: 'exists', code: 'invite_exists' };
    expect(await failureOf(invite('twice@volga.example', owner, { name: 'Анна' }))).toMatchObject(refused);
    world.clock.advance(61_000);
    expect(await failureOf(invite('Twice@volga.example'))).toMatchObject(refused);
  });

  it.each(['', 'pressed-thrice'])(
    'sent three times at once is created once, and every call gets the same answer (key %j)',
    async (key) => {
      const email = `thrice${key}@volga.example`;
      const press = (name = 'Вера') => invite(email, owner, { key, name });
      const [first, ...others] = await Promise.all([press(), press(), press()]);
      expect(others).toEqual([first, first]);
      expect(await mailed(email)).toHaveLength(1);
      if (key === '') return;
      world.clock.advance(3_600_000);
      expect((await press()).id).toBe(first?.id);
      expect((await failureOf(press('Анна'))).code).toBe('idempotency_key_reused');
      expect(JSON.stringify(await world.deps.db('idempotency').where({ key }))).not.toContain(tokenOf(first));
    },
  );

  it('of a new supplier is shown to the broker until the first user joins', async () => {
    const [senior, other] = [
      await actorOf(world, 'senior@setu.example'),
      await actorOf(world, 'supplier@deccan.example'),
    ];
    const { form } = await world.client.getSupplierForm({ companyId: companyId('kaveri') }, { actor: senior });
    const email = 'nilesh@malwa.example';
    const id = systemIds.id();
    await world.client.createSupplier(
      {
        ...{ companyId: id, applicationId: '', invites: true, idempotencyKey: '' },
        form: SupplierForm.fromPartial({ ...form, companyName: 'Malwa Valve Works', email, files: [], managerId: '' }),
      },
      { actor: senior },
    );
    const awaited = async (actor: Actor) =>
      (await world.client.getCompany({ companyId: id }, { actor })).awaitedUser?.email;
    expect([await awaited(senior), await awaited(other)]).toEqual([email, undefined]);
    const [path = ''] = await mailed(email);
    await accept(tokenOf({ link: path }));
    expect(await awaited(senior)).toBeUndefined();
  });

  it('is hidden from other companies, and colleagues without the permission neither invite nor see links', async () => {
    const made = await invite('ours@volga.example');
    const rival = await actorOf(world, 'rival@onega.example');
    const colleague = await actorOf(world, 'buyer2@volga.example');
    const calls = [
      (actor: Actor) => world.client.getInvite({ inviteId: made.id }, { actor }),
      (actor: Actor) => world.client.saveInvite({ inviteId: made.id, invitee: invitee('a@b.example') }, { actor }),
      (actor: Actor) => world.client.extendInvite({ inviteId: made.id }, { actor }),
      (actor: Actor) => world.client.removeInvite({ inviteId: made.id }, { actor }),
    ];
    for (const call of calls) {
      expect((await failureOf(call(rival))).kind).toBe('not_found');
      expect((await failureOf(call(colleague))).kind).toBe('forbidden');
    }
    const foreign = world.client.createInvite(
      { invitee: invitee('a@b.example'), companyId: rival.companyId, idempotencyKey: '' },
      { actor: owner },
    );
    expect((await failureOf(foreign)).kind).toBe('not_found');
    const list = (actor: Actor) =>
      world.client.listTeam({ search: 'ours@', statuses: [], companyId: '', page: { page: 1, limit: 10 } }, { actor });
    expect((await list(owner)).lines.map(({ link }) => link)).toEqual([made.link]);
    expect((await list(colleague)).lines.map(({ link }) => link)).toEqual(['']);
    expect((await list(rival)).total).toBe(0);
  });
});

describe('A removed user', () => {
  it('is signed out everywhere immediately, and their work goes to the successor', async () => {
    const senior = await actorOf(world, 'senior@setu.example');
    const departedUser = idOf('manager@setu.example');
    const { token } = await signIn(world, 'manager@setu.example');
    const managedIds = await world.deps.db('company').where({ broker_manager_id: departedUser }).select('id');
    expect(managedIds.length).toBeGreaterThan(0);
    const remove = (successorId: string, userId = departedUser) =>
      world.client.removeTeammate({ userId, heirId: successorId }, { actor: senior });
    expect((await failureOf(remove(''))).message).toContain('heir: required');
    expect((await failureOf(remove(idOf('reviewer@setu.example')))).message).toContain('heir: invalid_option');
    expect((await failureOf(remove('', idOf('senior@setu.example')))).code).toBe('not_oneself');
    expect((await failureOf(remove('', idOf('admin@setu.example')))).code).toBe('admin_only');
    expect((await failureOf(remove('', idOf('buyer@volga.example')))).kind).toBe('not_found');
    const { heirs: successors } = await world.client.listHeirs(
      { userId: departedUser, roles: [], status: UserStatus.UNSPECIFIED },
      { actor: senior },
    );
    expect(successors.map(({ id }) => id)).toContain(idOf('manager2@setu.example'));
    const successor = idOf('manager2@setu.example');
    await Promise.all([remove(successor), remove(successor)]);
    expect(await speaker(world, token)).toBeUndefined();
    expect((await failureOf(signIn(world, 'manager@setu.example'))).code).toBe('account_deleted');
    expect(await world.deps.db('company').where({ broker_manager_id: departedUser })).toEqual([]);
    expect(await world.deps.db('notice').where({ user_id: successor, type: 'work_handed_over' })).toHaveLength(1);
  });

  it('is no longer listed for the user who substituted them', async () => {
    const by = await actorOf(world, 'buyer2@volga.example');
    const before = await world.client.getDashboard({}, { actor: by });
    expect(before.countSubstitutedUsers).toBe(1);
    const other = { ...owner, userId: by.userId };
    await world.client.removeTeammate({ userId: idOf('buyer@volga.example'), heirId: '' }, { actor: other });
    expect((await world.client.getDashboard({}, { actor: by })).countSubstitutedUsers).toBe(0);
  });
});
