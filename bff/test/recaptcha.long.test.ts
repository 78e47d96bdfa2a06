import type { CaptchaView } from '@setu/contract';
import { startVerifier } from '@setu/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from './sign-in-with-captcha.js';
import { startWorld, type World } from './world.js';

let world: World;
let plainOrigin: string;
let verifier: Awaited<ReturnType<typeof startVerifier>>;

const secret = 'the secret of the account';

beforeAll(async () => {
  verifier = await startVerifier(secret, () => world?.clock.now() ?? new Date());
  world = await startWorld({
    ...{ CAPTCHA: 'recaptcha', RECAPTCHA_SITE_KEY: 'site-key', RECAPTCHA_SECRET: secret },
    ...{ RECAPTCHA_VERIFY_URL: verifier.url, RECAPTCHA_SCRIPT_URL: 'https://captcha.example/recaptcha/api.js' },
    ...{ RECAPTCHA_ORIGINS: 'https://static.example/recaptcha/' },
  });
  plainOrigin = await world.anotherBff({ CAPTCHA: 'altcha' });
}, 240_000);

afterAll(async () => {
  await world?.close();
  await verifier?.close();
});

const email = 'buyer@volga.example';
const [right, wrong] = ['Setu-demo-1', 'not-this-one'];

describe('With reCAPTCHA configured', () => {
  it('a user after failed sign-ins solves it, and its token is valid once', async () => {
    const visitor = world.browser('ru');
    for (let count = 0; count < 3; count += 1) expect((await signIn(visitor, email, wrong)).status).toBe(422);
    const held = await signIn(visitor, email, right);
    expect([held.status, held.failure.data.error]).toEqual([422, 'INVALID_CAPTCHA_CODE_ERROR']);
    expect(await visitor.get<CaptchaView>('/api/captcha')).toEqual({
      ...{ provider: 'recaptcha', site_key: 'site-key', challenge: null, expires_at: null },
      script_url: 'https://captcha.example/recaptcha/api.js',
    });
    expect((await signIn(visitor, email, right, verifier.tick('elsewhere.example'))).status).toBe(422);
    const token = verifier.tick('localhost');
    const failed = await signIn(visitor, email, wrong, token);
    expect(JSON.parse(failed.text)).toMatchObject({ need_show_captcha: true, code: 'INVALID_CREDENTIALS' });
    expect((await signIn(visitor, email, right, token)).failure.data.error).toBe('INVALID_CAPTCHA_CODE_ERROR');
    const entered = await signIn(visitor, email, right, verifier.tick('localhost'));
    expect([entered.status, visitor.cookies.has('__Host-sid')]).toEqual([200, true]);
  }, 60_000);

  it('pages may run and frame its widget, and no other code from another site', async () => {
    const policy = (await world.browser().visit('/login')).headers.get('content-security-policy') ?? '';
    const directives = new Map(policy.split(';').map((one) => one.trim().split(/ (.*)/) as [string, string]));
    expect(directives.get('script-src')).toMatch(
      /^'self' 'nonce-[^']+' https:\/\/captcha\.example https:\/\/static\.example$/,
    );
    expect(directives.get('frame-src')).toBe("'self' https://captcha.example https://static.example");
    for (const [name, sources] of directives)
      if (name !== 'script-src' && name !== 'frame-src') expect(`${name} ${sources}`).not.toContain('example');
  });
});

it('pages allow code from another site, and without it they allow none', async () => {
  const page = await fetch(new URL('/login', plainOrigin), { headers: { accept: 'text/html' } });
  const policy = page.headers.get('content-security-policy');
  expect(policy).toContain("frame-src 'self';");
  expect(policy).not.toMatch(/https:|\.example/);
});
