import type {
  InviteView,
  KeptMailLine,
  OpenInviteView,
  ProfileView,
  SuccessorsView,
  TeamListView,
} from '@setu/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { expectNames } from './wire-names.js';
import { startWorld, type World } from './world.js';

let world: World;
let owner: Browser;
beforeAll(async () => {
  world = await startWorld();
  owner = await world.signedIn('buyer@volga.example');
}, 240_000);
afterAll(async () => world?.close());

const tokenOf = async (browser: Browser): Promise<string> => (await browser.context()).csrf_token;
const isIn = async (browser: Browser): Promise<boolean> => (await browser.call('/user/dashboard')).status === 200;
const found = (browser: Browser, query: string) => browser.get<TeamListView>(`/team/?${query}`);

/** The fields of the specification, section 3. */
const ofUser = `id, name, surname, patronymic, email, username, mobile_phone, work_phone, work_add_phone, roles, status,
  company, suppliers, permissions, avatar, may_set_avatar,
  substitutes, substituted_list`;
const ofInvite = `id, email, first_name, third_name, second_name, mobile_phone, workPhone, workAddPhone, company, roles,
  status, created_at, valid_for, link, inviter, permissions`;

it('a team has the fields of the specification, search, status filter and sorts, and an unknown status finds no user', async () => {
  const { list, counts } = await found(owner, 'sort[email]=desc&limit=100');
  for (const line of list)
    expectNames(
      line,
      'id, kind, name, surname, patronymic, email, roles, status, created_at, valid_for, last_seen_at, link, is_self, avatar, substitute',
    );
  const emails = list.map(({ email }) => email);
  expect(emails).toEqual(emails.toSorted().reverse());
  expect(counts.invited).toBe(2);
  expect((await found(owner, 'status=invited')).total).toBe(2);
  expect((await found(owner, 'status=nobody')).list).toEqual([]);
  expect((await found(owner, 'search=buyer2@')).list.map(({ email }) => email)).toEqual(['buyer2@volga.example']);
  expect((await owner.call('/team/?sort[age]=asc')).status).toBe(422);
  const rival = await world.signedIn('rival@onega.example');
  expect((await found(rival, 'search=volga')).list).toEqual([]);
});

it('a user saves their own profile with phones as digits, and wrong fields are reported', async () => {
  const profile = await owner.get<ProfileView>('/user/profile');
  expectNames(profile, ofUser);
  const names = { surname: 'Белова', name: 'Марина', patronymic: '', workPhone: '', workAddPhone: '' };
  const wrong = await owner.post('/user/profile', { ...names, name: ' ', phoneNumber: '12' });
  expect(wrong.failure.data.codes).toEqual({ name: 'required', phoneNumber: 'invalid_phone' });
  const saved = await owner.post<ProfileView>('/profile/', { ...names, phoneNumber: '+7 (927) 603-18-44' });
  expect(saved.data).toMatchObject({ surname: 'Белова', mobile_phone: '+79276031844', email: profile.email });
  expect((await owner.context()).user?.surname).toBe('Белова');
});

it('an invited user accepts and signs in, and is signed out within a second of being removed', async () => {
  const email = 'vera@volga.example';
  const invitee = { email, first_name: 'Вера', second_name: 'Лапина', roles: 'TEAM_MANAGER' };
  expect((await owner.post('/team/invite', invitee)).failure.data.error).toBe('invalid_csrf_token');
  const _token = await tokenOf(owner);
  const wrong = await owner.post('/team/invite', {
    ...invitee,
    email: 'x',
    roles: ['TEAM_MANAGER', 'TEAM_CHIEF'],
    _token,
  });
  expect(wrong.failure.data.codes).toEqual({ email: 'invalid_email', roles: 'invalid_option' });
  const duplicate = await owner.post('/team/invite', { ...invitee, email: 'rival@onega.example', _token });
  expect([duplicate.status, duplicate.failure.data.codes]).toEqual([422, { email: 'email_taken' }]);
  const { invite } = (await owner.post<{ invite: InviteView }>('/team/invite', { ...invitee, _token })).data;
  expectNames(invite, ofInvite);
  const mails = async () => (await owner.get<KeptMailLine[]>('/dev/mail')).filter(({ to }) => to === email);
  await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(1);
  const guest = world.browser('ru');
  const link = invite.link ?? '';
  expect(await guest.get<OpenInviteView>(link)).toMatchObject({ state: 'open', invitee: { email } });
  const names = { first_name: 'Вера', second_name: 'Лапина' };
  const weak = await guest.post(link, { ...names, password: 'weak', confirmPassword: 'other' });
  expect(weak.failure.data.codes).toEqual({
    ...{ password: 'password_short', confirmPassword: 'passwords_differ' },
    processing_condition_agreed: 'required',
  });
  const password = 'Another-one-8';
  const joined = await guest.post(link, {
    ...{ ...names, password, confirmPassword: password },
    processing_condition_agreed: true,
  });
  expect(joined.data).toEqual({ route: { name: 'my_account_page', params: {} } });
  expect((await guest.context()).user?.email).toBe(email);
  expect(await guest.get<OpenInviteView>(link)).toEqual({
    state: 'used',
    company: '',
    company_type: null,
    inviter: '',
    invitee: null,
  });
  const id = (await guest.context()).user?.id ?? '';
  expect(await owner.get<SuccessorsView>(`/team/user/heirs/${id}`)).toEqual({ is_needed: false, list: [] });
  expect((await owner.post(`/team/user/remove/${id}`, {})).status).toBe(200);
  await expect.poll(() => isIn(guest), { timeout: 1000, interval: 100 }).toBe(false);
  expect((await owner.get<ProfileView>(`/user/${id}`)).status).toBe('deleted');
  expect((await (await world.signedIn('buyer2@volga.example')).call(`/user/${id}`)).status).toBe(404);
});

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const formOf = (name: string, content: Buffer): FormData => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), name);
  return form;
};

it('users set their own picture and admins those of others, and only colleagues see it', async () => {
  const id = (await owner.context()).user?.id ?? '';
  const [colleague, rival] = [
    await world.signedIn('buyer2@volga.example'),
    await world.signedIn('rival@onega.example'),
  ];
  const give = (browser: Browser, name = 'me.png', content = Buffer.from(pixel, 'base64')) =>
    browser.call(`/team/profile/avatar/upload/${id}`, { method: 'POST', raw: formOf(name, content) });
  expect([(await give(colleague)).status, (await give(rival)).status]).toEqual([403, 404]);
  const text = await give(owner, 'me.txt', Buffer.from('words'));
  expect([text.status, text.failure.data.error]).toEqual([415, 'wrong_type']);
  expect((await give(owner)).status).toBe(200);
  await world.settle();
  const { avatar } = await colleague.get<ProfileView>(`/user/${id}`);
  expect(avatar).toEqual((await owner.context()).user?.avatar);
  const statusFor = async (browser: Browser) => (await browser.call(avatar?.url ?? '')).status;
  expect([await statusFor(colleague), await statusFor(rival), await statusFor(world.browser('ru'))]).toEqual([
    200, 404, 404,
  ]);
  const away = await owner.call(`/team/profile/avatar/delete/${id}`, { method: 'DELETE' });
  expect([away.status, (await owner.get<ProfileView>('/user/profile')).avatar]).toEqual([200, null]);
});
