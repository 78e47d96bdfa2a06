import { expect } from 'vitest';
import type { Browser } from './browser.js';
import type { World } from './world.js';

/** Values that users enter only in this test. One of them in a log, a trace or a metric is a leak. */
export const canaries = {
  name: 'Канареева',
  word: 'Zeisigcanary',
  email: 'zeisig@canary.example',
  phone: '79998887766',
  inn: '7736050003',
  ogrn: '1027700132195',
  password: 'Kanarienvogel-7',
  file: 'canarian-drawing',
  search: 'канарейка',
};

const { name, word, email, phone, inn, ogrn, password, file, search } = canaries;

const tokenOf = async (browser: Browser): Promise<string> => (await browser.context()).csrf_token;

/**
 * Enters the values as an anonymous visitor: a failed sign-in, a registration, a password reset, a message to support,
 * and links of other users.
 */
const asVisitor = async (world: World): Promise<void> => {
  const visitor = world.browser('ru');
  await visitor.signIn(email, password);
  const org = { short_name: word, full_name: word, role: 'customer', inn, kpp: '773601001', ogrn };
  const person = { surname: name, name: word, patronymic: '', phone: `+${phone}`, email };
  const secrets = { password, confirmation_password: password };
  const registration = { org, user: { ...person, ...secrets }, processing_condition_agreed: true, without_cert: true };
  expect((await visitor.post('/account/org_registration', registration)).status).toBe(200);
  await visitor.post('/account/org_registration', { ...registration, org: { ...org, inn: `${inn}1` } });
  await visitor.post('/resetting/send-email', { username: email });
  await visitor.post('/support-send-email', { name, email, phone: `+${phone}`, text: word.repeat(5) });
  for (const path of [`/resetting/reset/${word}`, `/team/invite/confirm/${word}`, `/${word}`, `/request/${word}`])
    await visitor.call(`${path}?email=${email}`);
  await visitor.call('/user/tokens', { headers: { Authorization: `Bearer ${word}`, Referer: `http://x/${word}` } });
  await visitor.call(`/catalog/category/?f_search=${encodeURIComponent(search)}`);
  await visitor.call(`/catalog/search/autocomplete-products?q=${encodeURIComponent(search)}`);
};

/** Enters the values as a customer: a profile, an invite, an upload, a request and messages about it. */
const asCustomer = async (world: World, draft: string, buyer: Browser): Promise<void> => {
  const owner = await world.signedIn('rival@onega.example', 'ru');
  const _token = await tokenOf(owner);
  const profile = { surname: name, name: word, patronymic: '', workPhone: `+${phone}`, workAddPhone: '' };
  expect((await owner.post('/profile/', { ...profile, phoneNumber: `+${phone}` })).status).toBe(200);
  await owner.post('/user/profile', { ...profile, phoneNumber: `${phone}123456789` });
  const invitee = { email: `2${email}`, first_name: word, second_name: name, roles: 'TEAM_MANAGER', _token };
  expect((await owner.post('/team/invite', invitee)).status).toBe(200);
  await owner.post('/user/change_pass', {
    current_password: password,
    plainPassword: password,
    plainPassword2: 'x',
    _token,
  });
  const form = new FormData();
  form.append('file', new Blob([`%PDF-1.4\n${word}\n%%EOF\n`], { type: 'application/pdf' }), `${file}.pdf`);
  expect((await buyer.call('/api/upload-file', { method: 'POST', raw: form })).status).toBe(200);
  const request = `/request/publish/${draft}`;
  expect(
    (await buyer.post(request, { count: 2, comment: word }, { 'Idempotency-Key': `${draft}-canary` })).status,
  ).toBe(200);
  await buyer.post(`/request/${draft}/messages/customer`, { text: `${word} ${email}` });
};

/** Enters all values in the main journeys and in their failures. */
export const plant = async (world: World, draft: string, buyer: Browser): Promise<void> => {
  await asVisitor(world);
  await asCustomer(world, draft, buyer);
};
