import type { KeptMailLine, KeptMailView, RegistrationView } from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { expectNames } from './wire-names.js';
import { startWorld, type World } from './world.js';

let world: World;

beforeAll(async () => {
  world = await startWorld();
}, 240_000);

afterAll(async () => world?.close());

const org = {
  ...{ short_name: 'ООО «Снабжение»', full_name: '', role: 'customer' },
  ...{ inn: '7736050003', kpp: '773601001', ogrn: '1027700132195' },
};
const person = {
  ...{ surname: 'Снегов', name: 'Олег', patronymic: '', phone: '+79031234567' },
  ...{ password: 'Long-enough-7', confirmation_password: 'Long-enough-7' },
};
const form = (email: string, over: object = {}) => ({
  org,
  user: { ...person, email },
  processing_condition_agreed: true,
  without_cert: true,
  ...over,
});
const register = (browser: Browser, email: string, over?: object) =>
  browser.post<RegistrationView>('/account/org_registration', form(email, over));

const codeIn = async (browser: Browser, email: string): Promise<string> => {
  const find = async () => (await browser.get<KeptMailLine[]>('/dev/mail')).find(({ to }) => to === email)?.id ?? '';
  await expect.poll(find, { timeout: 20_000 }).not.toBe('');
  return /\b\d{6}\b/.exec((await browser.get<KeptMailView>(`/dev/mail/${await find()}`)).text)?.[0] ?? '';
};

describe('An anonymous visitor', () => {
  it('registers a company with the code from an email and is signed in, without the right to trade', async () => {
    const browser = world.browser('en');
    const reply = await register(browser, 'oleg@snab.example');
    expectNames(reply.data, 'id, resend_seconds');
    const page = `/account/email/confirm/${reply.data.id}`;
    const early = await browser.post(`/account/email/resend/${reply.data.id}`, {});
    expect([early.status, early.failure.data.error]).toEqual([429, 'too_many_requests']);
    expect(early.failure.data.retry_after).toBeGreaterThan(100);
    const code = await codeIn(browser, 'oleg@snab.example');
    const wrong = await browser.post(page, { code: code === '000000' ? '111111' : '000000' });
    expect([wrong.status, wrong.failure.data.codes]).toEqual([422, { code: 'wrong_code' }]);
    expect(wrong.failure.data.error).toEqual({ code: expect.stringContaining('4 attempts') });
    const done = await browser.post(page, { code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect([done.status, done.data]).toEqual([200, { route: { name: 'my_account_page', params: {} } }]);
    const { user } = await browser.context();
    expect(user).toMatchObject({ email: 'oleg@snab.example', company: { is_commerce_allowed: false } });
    expect((await browser.call('/user/dashboard')).status).toBe(200);
    expect((await world.browser('en').call(page)).status).toBe(404);
  });

  it('cannot learn whether an email address is registered', async () => {
    const [known, unknown] = await Promise.all(
      ['buyer@volga.example', 'nobody@nowhere.example'].map((email) => register(world.browser('ru'), email)),
    );
    const { status, data } = known ?? {};
    expect([status, data?.resend_seconds]).toEqual([unknown?.status, unknown?.data.resend_seconds]);
    const guess = await world.browser('ru').post(`/account/email/confirm/${data?.id}`, { code: '000000' });
    expect(guess.failure.data.codes).toEqual({ code: 'wrong_code' });
  });

  it('reads the error of each field, whatever its type', async () => {
    const browser = world.browser('ru');
    const user = { ...person, email: 'x', phone: '8', password: 'short', confirmation_password: 'other' };
    const numbers = { ...org, inn: '7736050004', kpp: '1', ogrn: '1', short_name: '' };
    const reply = await register(browser, '', { org: numbers, user, processing_condition_agreed: false });
    expect([reply.status, reply.failure.data.codes]).toEqual([
      422,
      {
        'org.short_name': 'required',
        'org.inn': 'inn_checksum',
        'org.kpp': 'kpp',
        'org.ogrn': 'ogrn',
        'user.email': 'invalid_email',
        'user.phone': 'invalid_phone',
        'user.password': 'password_short',
        'user.confirmation_password': 'passwords_differ',
        processing_condition_agreed: 'required',
      },
    ]);
    const supplier = await register(browser, 's@x.example', { org: { ...org, role: 'supplier' } });
    expect(supplier.failure.data.codes).toEqual({ 'org.role': 'invalid_option' });
    for (const body of [{}, { org: 1, user: [] }, { org: null, user: null }, 'x'])
      expect([400, 422]).toContain((await browser.post('/account/org_registration', body)).status);
  });
});
