import { users } from '@setu/demo-world';
import { compareAddresses } from '@setu/load-tests/compare-addresses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solvedCaptcha } from './solved-captcha.js';
import { startWorld, type World } from './world.js';

let world: World;

// Each question comes from another IP address, as from an attacker with many addresses.
beforeAll(async () => {
  world = await startWorld({ TRUSTED_HOPS: '1' });
}, 240_000);

afterAll(async () => world?.close());

const withStatus = (wanted: string) => users.filter(({ status }) => status === wanted).map(({ email }) => email);
const unknownTo = (emails: readonly string[]) => emails.map((email) => email.replace('@', '.not@'));

const guessed = 'tender@ural.example';

describe('Fifty concurrent wrong passwords', () => {
  const from = { 'X-Forwarded-For': '198.51.100.7' };
  const counted = async (): Promise<number> => {
    const found = world.services.identity.deps.db('sign_in_attempt').whereLike('key', 'pair:%').sum('failures as all');
    return Number((await found)[0]?.all ?? 0);
  };

  it('are counted exactly: three answers, seven demands of a captcha, then a wait, after which the right password is accepted', async () => {
    const visitor = world.browser('en');
    const { csrf_token: _csrf_token } = await visitor.context();
    // A busy machine may refuse some of them. They are sent again.
    const signIn = (_password: string, more: object = {}) => {
      const body = { _csrf_token, _username: guessed, _password, ...more };
      return visitor.call('/login_check', { method: 'POST', body, headers: from, patient: true });
    };
    const before = await counted();
    const wrong = await Promise.all(Array.from({ length: 50 }, () => signIn('not-this-one')));
    const answered = wrong.filter(({ status }) => status === 422);
    // The network gets one more attempt every six seconds, also while these are answered.
    expect(answered.length).toBeGreaterThanOrEqual(10);
    expect(answered.length).toBeLessThan(20);
    expect(wrong.filter(({ status }) => status === 429)).toHaveLength(50 - answered.length);
    const answers = answered.map(({ text }) => JSON.parse(text) as { code: string; need_show_captcha: boolean });
    const withCode = (code: string) => answers.filter((one) => one.code === code);
    expect((await counted()) - before).toBe(3);
    expect(withCode('INVALID_CREDENTIALS').length + withCode('INVALID_CAPTCHA_CODE_ERROR').length).toBe(answers.length);
    expect(withCode('INVALID_CREDENTIALS').length).toBeLessThanOrEqual(3);
    for (const { need_show_captcha } of withCode('INVALID_CAPTCHA_CODE_ERROR')) expect(need_show_captcha).toBe(true);
    world.clock.advance(60_000);
    expect((await signIn('Setu-demo-1')).failure.data.error).toBe('INVALID_CAPTCHA_CODE_ERROR');
    const entered = await signIn('Setu-demo-1', { 'g-recaptcha-response': await solvedCaptcha(visitor) });
    expect([entered.status, visitor.cookies.has('__Host-sid')]).toEqual([200, true]);
    // The failures are no longer counted after the successful sign-in.
    expect(await counted()).toBe(before);
  }, 120_000);
});

describe('A question about an email address', () => {
  it('gets the same answer whether the address is registered or not', async () => {
    const known = withStatus('active').slice(0, 5);
    const rows = await compareAddresses({ url: world.origin, known, unknown: unknownTo(known) });
    for (const { question, known: ofKnown, unknown: ofUnknown } of rows) {
      expect([question, ofKnown]).toEqual([question, ofUnknown]);
      expect(ofKnown).toHaveLength(1);
    }
  }, 120_000);

  it('does not reveal disabled, deleted or invited users', async () => {
    const special = [...withStatus('disabled'), ...withStatus('deleted'), 'kachestvo@volga.example'];
    const rows = await compareAddresses({ url: world.origin, known: special, unknown: unknownTo(special) });
    for (const { question, known: ofKnown, unknown: ofUnknown } of rows)
      expect([question, ofKnown]).toEqual([question, ofUnknown]);
  }, 120_000);
});
