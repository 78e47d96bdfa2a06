import type {
  BegunFactorView,
  EmailChangeView,
  EmailConfirmationView,
  FinishedSignInView,
  KeptMailLine,
  KeptMailView,
  LoginView,
  OwnSessionView,
  SecondFactorView,
} from '@setu/contract';
import JsZip from 'jszip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../src/routes/index.js';
import { codeOf } from './authenticator.js';
import type { Browser } from './browser.js';
import { expectNames } from './wire-names.js';
import { startWorld, type World } from './world.js';

let world: World;

beforeAll(async () => {
  world = await startWorld();
}, 240_000);

afterAll(async () => world?.close());

const fresh = 'Another-one-8';
const tokenOf = async (browser: Browser): Promise<string> => (await browser.context()).csrf_token;
const isIn = async (browser: Browser): Promise<boolean> => (await browser.call('/user/dashboard')).status === 200;

describe('A password', () => {
  it('is reset with a link from an email, requires the page’s token, and the answer is the same for every address', async () => {
    const email = 'rival@onega.example';
    const [browser, elsewhere] = [world.browser('en'), await world.signedIn(email, 'en')];
    const known = await browser.post('/resetting/send-email', { username: email });
    const unknown = await browser.post('/resetting/send-email', { username: 'nobody@nowhere.example' });
    expect([known.status, known.data]).toEqual([200, { resend_seconds: 60 }]);
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    const again = await browser.post('/resetting/send-email', { username: email });
    expect([again.status, again.failure.data.error]).toEqual([429, 'too_many_requests']);
    const mails = async () => (await browser.get<KeptMailLine[]>('/dev/mail')).filter(({ to }) => to === email);
    await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(1);
    const { text } = await browser.get<KeptMailView>(`/dev/mail/${(await mails())[0]?.id}`);
    const path = /\/resetting\/reset\/[\w-]{43}/.exec(text)?.[0] ?? '';
    expect(await browser.get(path)).toEqual({ initial: false });
    const form = { password: fresh, confirmPassword: fresh };
    expect((await browser.post(path, form)).failure.data.error).toBe('invalid_csrf_token');
    const _token = await tokenOf(browser);
    const differing = await browser.post(path, { ...form, confirmPassword: 'x', _token });
    expect(differing.failure.data.codes).toEqual({ confirmPassword: 'passwords_differ' });
    const done = await browser.post(path, { ...form, _token });
    expect([done.status, done.data]).toEqual([200, { route: { name: 'fos_user_security_login', params: {} } }]);
    expect((await browser.post(path, { ...form, _token })).status).toBe(404);
    await expect.poll(() => isIn(elsewhere), { timeout: 3000 }).toBe(false);
    expect((await browser.signIn(email, fresh)).status).toBe(200);
  });

  it('is changed by its owner, who stays signed in while other sessions end within a second', async () => {
    const email = 'newcomer@neva.example';
    const [here, there] = [await world.signedIn(email, 'en'), await world.signedIn(email, 'en')];
    const form = { current_password: 'Setu-demo-1', plainPassword: fresh, plainPassword2: fresh };
    const _token = await tokenOf(here);
    const wrong = await here.post('/user/change_pass', { ...form, current_password: 'x', _token });
    expect(wrong.failure.data.codes).toEqual({ current_password: 'wrong_password' });
    const before = here.cookies.get('__Host-sid');
    expect((await here.post('/user/change_pass', { ...form, _token })).status).toBe(200);
    expect(here.cookies.get('__Host-sid')).not.toBe(before);
    expect(await isIn(here)).toBe(true);
    await expect.poll(() => isIn(there), { timeout: 1000, interval: 100 }).toBe(false);
  });
});

it('users can list and end their own sessions, but not those of others', async () => {
  const email = 'supplier@kaveri.example';
  const [here, there, rival] = [
    await world.signedIn(email, 'en'),
    await world.signedIn(email, 'en'),
    await world.signedIn('supplier@deccan.example', 'en'),
  ];
  const sessions = await here.get<OwnSessionView[]>('/user/sessions');
  expect(sessions.map(({ is_this }) => is_this).sort()).toEqual([false, true]);
  for (const session of sessions) expectNames(session, 'id, device, address, created_at, last_seen_at, is_this');
  const other = sessions.find(({ is_this }) => !is_this)?.id ?? '';
  expect((await rival.call(`/user/sessions/${other}`, { method: 'DELETE' })).status).toBe(404);
  expect((await here.call(`/user/sessions/${other}`, { method: 'DELETE' })).status).toBe(200);
  await expect.poll(() => isIn(there), { timeout: 1000, interval: 100 }).toBe(false);
  expect((await rival.call('/user/sessions', { method: 'DELETE' })).status).toBe(200);
  expect(await isIn(rival)).toBe(true);
});

describe('A second factor', () => {
  const email = 'reviewer@setu.example';
  const uuid = '0195a000-0000-7000-8000-000000000000';

  it('is set up in the account, required after the password, valid once, and grants nothing until sign-in is complete', async () => {
    const owner = await world.signedIn(email, 'en');
    const command = { kind: 'totp', current_password: 'x' };
    const wrong = await owner.post('/user/second-factor', command);
    expect(wrong.failure.data.codes).toEqual({ current_password: 'wrong_password' });
    const right = { ...command, current_password: 'Setu-demo-1' };
    const started = await owner.post<BegunFactorView>('/user/second-factor', right);
    const secret = started.data.totp?.secret ?? '';
    const code = (steps: number) => codeOf(secret, world.clock.now(), steps);
    const done = { kind: 'totp', name: 'Phone', answer: code(-1) };
    const unnamed = await owner.post('/user/second-factor', { ...done, name: ' ' });
    expect(unnamed.failure.data.codes).toEqual({ name: 'required' });
    const { recovery_codes = [] } = (await owner.post<BegunFactorView>('/user/second-factor', done)).data;
    expect(recovery_codes).toHaveLength(10);
    const view = await owner.get<SecondFactorView>('/user/second-factor');
    expectNames(view, 'factors, recovery_codes_left, required');
    expectNames(view.factors[0], 'id, kind, name, created_at, last_used_at');

    const half = world.browser('en');
    const first = await half.signIn(email);
    expect((first.data as LoginView).second).toEqual({ code: true, passkey: null, setup: false });
    expect([half.cookies.has('__Host-sid'), half.cookies.has('__Host-half')]).toEqual([false, true]);
    expect((await half.context()).user).toBeNull();
    for (const { method, path, who } of routes.filter((route) => route.who !== 'public')) {
      const at = path.replace(/[{}]/g, '').replace(/:(\w+)/g, uuid);
      const reply = await half.call(at, { method: method.toUpperCase(), ...(method !== 'get' && { body: {} }) });
      expect([path, who, reply.status, reply.failure.data.error]).toEqual([path, who, 403, 'authorization_error']);
    }

    const tries = await Promise.all(Array.from({ length: 50 }, () => half.post('/login_second', { code: '000000' })));
    const answered = (status: number) => tries.filter((reply) => reply.status === status).length;
    // All calls wait for one row. On a busy machine one may time out, which does not count as a try.
    expect([answered(422), answered(429) + answered(503)]).toEqual([3, 47]);
    world.clock.advance(90_000);
    const { route } = (await half.post<FinishedSignInView>('/login_second', { code: code(0) })).data;
    expect(route).toEqual({ name: 'index', params: {} });
    expect((await half.context()).user?.email).toBe(email);
    expect(half.cookies.has('__Host-half')).toBe(false);
    const replayed = world.browser('en');
    await replayed.signIn(email);
    const again = await replayed.post('/login_second', { code: code(0) });
    expect(again.failure.data.codes).toEqual({ code: 'wrong_second_code' });
    expect((await replayed.post('/login_second', { code: recovery_codes[0] })).status).toBe(200);

    const [factor] = view.factors;
    const remove = (current_password: string) =>
      half.call(`/user/second-factor/${factor?.id}`, { method: 'DELETE', body: { current_password } });
    expect((await remove('x')).failure.data.codes).toEqual({ current_password: 'wrong_password' });
    expect((await remove('Setu-demo-1')).status).toBe(200);
    expect((await world.browser('en').signIn(email)).data).not.toHaveProperty('second');
  });
});

it('an email address is changed by links from both mailboxes: opening one does nothing, the button confirms', async () => {
  const [old, fresh] = ['manager2@setu.example', 'fresh@setu.example'];
  const owner = await world.signedIn(old, 'en');
  const wrong = await owner.post('/user/email', { email: 'x', current_password: '' });
  expect(wrong.failure.data.codes).toEqual({ email: 'invalid_email', current_password: 'required' });
  const same = await owner.post('/user/email', { email: old, current_password: 'Setu-demo-1' });
  expect(same.failure.data.codes).toEqual({ email: 'email_same' });
  const requested = await owner.post<EmailChangeView>('/user/email', { email: fresh, current_password: 'Setu-demo-1' });
  expectNames(requested.data, 'email, change');
  expectNames(requested.data.change, 'email, old_confirmed, new_confirmed, expires_at, resend_seconds');
  expect(await owner.get('/user/email')).toMatchObject({ email: old, change: { email: fresh } });
  expect((await owner.post('/user/email', { resend: true })).status).toBe(429);
  const visitor = world.browser('en');
  const linkTo = async (address: string): Promise<string> => {
    const mails = async () => (await visitor.get<KeptMailLine[]>('/dev/mail')).filter(({ to }) => to === address);
    await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(1);
    const { text } = await visitor.get<KeptMailView>(`/dev/mail/${(await mails())[0]?.id}`);
    return /\/user\/email\/[\w-]{43}/.exec(text)?.[0] ?? '';
  };
  const [toOld, toNew] = [await linkTo(old), await linkTo(fresh)];
  for (let times = 0; times < 2; times += 1)
    expect(await visitor.get<EmailConfirmationView>(toNew)).toEqual({ email: fresh, side: 'new', state: 'open' });
  expect((await visitor.post(toNew, {})).data).toEqual({ email: fresh, side: 'new', state: 'waiting' });
  expect((await owner.post(toOld, {})).data).toEqual({ email: fresh, side: 'old', state: 'changed' });
  expect((await owner.context()).user?.email).toBe(fresh);
  expect((await world.browser('en').signIn(fresh)).status).toBe(200);
});

it('users can download their own data from all services, without data of others', async () => {
  const [email, others] = [
    'buyer@volga.example',
    ['buyer2@volga.example', 'rival@onega.example', 'manager@setu.example'],
  ];
  const buyer = await world.signedIn(email, 'ru');
  const cookie = [...buyer.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${world.origin}/user/data`, { headers: { Cookie: cookie } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const zip = await JsZip.loadAsync(await answer.arrayBuffer());
  expect(Object.keys(zip.files)).toEqual(['dannye-setu.json', 'dannye-setu.html']);
  const text = (await zip.file('dannye-setu.json')?.async('string')) ?? '';
  const page = (await zip.file('dannye-setu.html')?.async('string')) ?? '';
  const { records } = JSON.parse(text) as { records: { kind: string; record: Record<string, unknown> }[] };
  expect(records.find(({ kind }) => kind === 'profile')?.record).toMatchObject({ email });
  const kinds = new Set(records.map(({ kind }) => kind));
  for (const kind of ['sessions', 'password', 'requests', 'moves', 'cart'])
    expect([kind, kinds.has(kind)]).toEqual([kind, true]);
  expect(page).toContain('Ваши данные в Setu');
  for (const other of others) expect([text.includes(other), page.includes(other)]).toEqual([false, false]);
  expect(text).not.toContain('$argon2id$');
});
