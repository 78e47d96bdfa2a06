import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from './sign-in-with-captcha.js';
import { solvedCaptcha } from './solved-captcha.js';
import { startWorld, type World } from './world.js';

let world: World;

beforeAll(async () => {
  world = await startWorld({ LOG_LEVEL: 'error' });
}, 240_000);

afterAll(async () => world?.close());

const email = 'buyer@volga.example';
const [right, wrong] = ['Setu-demo-1', 'not-this-one'];

describe('A user after failed sign-ins', () => {
  it('must solve a captcha, which is valid once, except in a browser that signed in before', async () => {
    const known = await world.signedIn(email, 'en');
    expect(known.cookies.has('__Host-dev')).toBe(true);
    await known.post('/logout');

    const visitor = world.browser('ru');
    for (let count = 0; count < 3; count += 1) expect((await signIn(visitor, email, wrong)).status).toBe(422);
    const held = await signIn(visitor, email, right);
    expect([held.status, held.failure.data.error]).toEqual([422, 'INVALID_CAPTCHA_CODE_ERROR']);
    expect(JSON.parse(held.text)).toMatchObject({ need_show_captcha: true, code: 'INVALID_CAPTCHA_CODE_ERROR' });
    expect(held.failure.message).toContain('Пройдите проверку под формой');

    expect((await signIn(known, email, right)).status).toBe(200);

    const answer = await solvedCaptcha(visitor);
    const failed = await signIn(visitor, email, wrong, answer);
    expect(JSON.parse(failed.text)).toMatchObject({ need_show_captcha: true, code: 'INVALID_CREDENTIALS' });
    const again = await signIn(visitor, email, right, answer);
    expect(again.failure.data.error).toBe('INVALID_CAPTCHA_CODE_ERROR');
    const entered = await signIn(visitor, email, right, await solvedCaptcha(visitor));
    expect([entered.status, visitor.cookies.has('__Host-sid'), visitor.cookies.has('__Host-dev')]).toEqual([
      200,
      true,
      true,
    ]);
    const mark = entered.headers.getSetCookie().find((line) => line.startsWith('__Host-dev='));
    expect(mark?.split('; ')).toEqual(
      expect.arrayContaining(['HttpOnly', 'Max-Age=15552000', 'Path=/', 'SameSite=Lax', 'Secure']),
    );
  }, 60_000);
});
