import type { ServerResponse } from 'node:http';
import { startVerifier } from '@setu/kit/testing';
import { CaptchaProvider } from '@setu/proto/identity/words';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCaptcha } from '../src/captcha/provider/open-captcha.js';
import { recaptcha } from '../src/captcha/provider/recaptcha.js';
import { anonymous, failureOf, signIn, startIdentity, type World } from './fixtures.js';

const secret = 'the secret of the account';
const host = 'setu.example';
const log = { warn: () => undefined };
let verifier: Awaited<ReturnType<typeof startVerifier>>;
let world: World;

beforeAll(async () => {
  verifier = await startVerifier(secret, () => world?.deps.clock.now() ?? new Date());
  world = await startIdentity({
    env: {
      ...{ CAPTCHA: 'recaptcha', RECAPTCHA_SITE_KEY: 'site-key', RECAPTCHA_SECRET: secret },
      ...{ RECAPTCHA_VERIFY_URL: verifier.url, PUBLIC_ORIGIN: `https://${host}`, SUPPLIER_HOSTS: 'supplier.example' },
    },
  });
});
afterEach(() => verifier.answers());
afterAll(async () => {
  await world?.close();
  await verifier?.close();
});
beforeEach(() => world.deps.db('sign_in_attempt').delete());

const now = () => world.deps.clock.now();
const account = () => ({ siteKey: 'site-key', secret, verifyUrl: verifier.url, timeoutMs: 3000, hosts: [host] });
const unavailable = { kind: 'unavailable' };

describe('A captcha answer', () => {
  it('is accepted once, and only for two minutes by the verifier’s clock', async () => {
    const captcha = recaptcha(account(), log);
    const token = verifier.tick(host);
    const checked = await captcha.check(token, now());
    expect(checked).toMatchObject({ right: true, id: expect.stringMatching(/^recaptcha [\w-]{43}$/) });
    expect(await captcha.check(token, now())).toEqual({ right: false });
    const late = verifier.tick(host);
    world.clock.advance(120_001);
    expect(await captcha.check(late, now())).toEqual({ right: false });
  });

  it('is also checked against our clock, with a minute of tolerance', async () => {
    const captcha = recaptcha(account(), log);
    const after = (ms: number) => new Date(now().getTime() + ms);
    expect(await captcha.check(verifier.tick(host), after(170_000))).toMatchObject({ right: true });
    expect(await captcha.check(verifier.tick(host), after(185_000))).toEqual({ right: false });
    expect(await captcha.check(verifier.tick(host), after(-50_000))).toMatchObject({ right: true });
    expect(await captcha.check(verifier.tick(host), after(-70_000))).toEqual({ right: false });
  });

  it.each(['evil.example', `${host}.evil.example`, '', 'localhost'])('from a page of "%s" is wrong', async (other) => {
    expect(await recaptcha(account(), log).check(verifier.tick(other), now())).toEqual({ right: false });
  });

  it('that the verifier does not know is wrong', async () => {
    expect(await recaptcha(account(), log).check('x'.repeat(400), now())).toEqual({ right: false });
  });

  it.each(['', 'x', 'я'.repeat(400), 'x'.repeat(5000), `${'x'.repeat(30)}&secret=other`])(
    'in a format that no widget sends ("%.20s") is wrong, without calling the verifier',
    async (answer) => {
      const before = verifier.requestCount();
      expect(await recaptcha(account(), log).check(answer, now())).toEqual({ right: false });
      expect(verifier.requestCount()).toBe(before);
    },
  );
});

describe('The captcha counts as unavailable', () => {
  const text =
    (status: number, body: string, headers = {}) =>
    (response: ServerResponse): void =>
      void response.writeHead(status, headers).end(body);
  it.each<[string, (response: ServerResponse) => void]>([
    ['after a server error of the verifier', text(500, '{"success":true}')],
    ['after a web page instead of JSON', text(200, '<html>hello</html>')],
    ['after an empty body', text(200, '')],
    ['after JSON of another shape', text(200, '{"success":"true"}')],
    ['after a success without its page and time', text(200, '{"success":true}')],
    ['after a rejection without a reason', text(200, '{"success":false}')],
    ['after an internal error of the verifier', text(200, '{"success":false,"error-codes":["internal-error"]}')],
    ['after a redirect', text(302, '', { location: 'http://127.0.0.1:1/' })],
    ['after an endless body', text(200, ' '.repeat(100_000))],
    ['after a broken connection', (response) => void response.destroy()],
    [
      'after half an answer',
      (response) => void response.writeHead(200, { 'content-length': 500 }).write('{"success":'),
    ],
    ['after no answer at all', () => undefined],
  ])('%s', async (_, reply) => {
    verifier.answers(reply);
    const hasty = recaptcha({ ...account(), timeoutMs: 300 }, log);
    await expect(hasty.check(verifier.tick(host), now())).rejects.toMatchObject(unavailable);
  });

  it('if the secret is wrong or the verifier is down; the log contains neither secret nor token', async () => {
    const logged: unknown[] = [];
    const warn = (about: object, message: string) => logged.push(about, message);
    const wrongSecret = recaptcha({ ...account(), secret: 'another secret' }, { warn });
    const token = verifier.tick(host);
    await expect(wrongSecret.check(token, now())).rejects.toMatchObject(unavailable);
    const nowhere = recaptcha({ ...account(), verifyUrl: 'http://127.0.0.1:1/siteverify' }, { warn });
    await expect(nowhere.check(token, now())).rejects.toMatchObject(unavailable);
    const loggedText = logged
      .map((one) => (one instanceof Object ? JSON.stringify(one, errorsToo) : String(one)))
      .join();
    expect(loggedText).toContain('127.0.0.1');
    expect(loggedText).not.toMatch(/another secret|tick_/);
  });
});

const errorsToo = (_key: string, value: unknown): unknown =>
  value instanceof Error ? [value.message, value.stack, value.cause] : value;

it('the captcha does not start without an account', () => {
  const settings = {
    ...{
      CAPTCHA: 'recaptcha' as const,
      ACTOR_KEYS: [],
      RECAPTCHA_VERIFY_URL: verifier.url,
      RECAPTCHA_TIMEOUT_MS: 3000,
    },
    ...{ PUBLIC_ORIGIN: 'https://setu.example', ALLOWED_ORIGINS: [], SUPPLIER_HOSTS: [] },
  };
  expect(() => openCaptcha(settings, log)).toThrow(/requires RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET/);
  expect(() => openCaptcha({ ...settings, RECAPTCHA_SITE_KEY: 'x' }, log)).toThrow(/RECAPTCHA_SECRET/);
});

describe('A sign-in', () => {
  const owner = 'buyer@volga.example';
  const from = { address: '203.0.113.70' };
  const failThrice = async (): Promise<void> => {
    for (let n = 0; n < 3; n += 1) await failureOf(signIn(world, owner, { ...from, password: 'guess' }));
  };

  it('after failures needs a captcha answer from a page of either platform', async () => {
    await failThrice();
    const { provider, siteKey, challenge } = await world.client.getCaptcha({}, { actor: anonymous() });
    expect({ provider, siteKey, challenge }).toEqual({
      ...{ provider: CaptchaProvider.RECAPTCHA, siteKey: 'site-key', challenge: '' },
    });
    for (const captcha of ['', verifier.tick('evil.example'), 'x'.repeat(400)]) {
      const { code } = await failureOf(signIn(world, owner, { ...from, captcha }));
      expect(code).toBe('invalid_captcha_code_error');
    }
    expect((await signIn(world, owner, { ...from, captcha: verifier.tick('supplier.example') })).token).not.toBe('');
  });

  it('accepts each captcha answer once, even for concurrent attempts', async () => {
    await failThrice();
    const captcha = verifier.tick(host);
    const tries = Array.from({ length: 5 }, () =>
      failureOf(signIn(world, owner, { ...from, password: 'guess', captcha })),
    );
    const codes = (await Promise.all(tries)).map(({ code }) => code);
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(1);
    expect(codes.filter((code) => code === 'invalid_captcha_code_error')).toHaveLength(4);
  });

  it('has to wait while the verifier is down, and is never allowed without an answer', async () => {
    await failThrice();
    verifier.answers((response) => response.writeHead(500).end());
    const captcha = verifier.tick(host);
    const delayed = await failureOf(signIn(world, owner, { ...from, captcha }));
    expect(delayed).toMatchObject({ kind: 'limited', params: { retry_after: '1', need_show_captcha: 'false' } });
    world.clock.advance(1000);
    expect((await signIn(world, owner, { ...from, captcha })).token).not.toBe('');
  });
});
