import { CaptchaProvider } from '@setu/proto/identity/words';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { anonymous, failureOf, idOf, signIn, startIdentity, type World } from './fixtures.js';
import { solvedCaptcha } from './solved-captcha.js';

const world: World = await startIdentity({ env: { SIGN_IN_PER_MINUTE: '10' } });
afterAll(() => world.close());
beforeEach(async () => {
  await world.deps.db('sign_in_attempt').delete();
  await world.deps.db('known_device').delete();
});
// An easy captcha, so that solving it does not take a second per test.
const easy = {
  name: 'captcha.difficulty',
  value: '20',
  changed_by: idOf('admin@setu.example'),
  changed_at: new Date(),
};
await world.deps.db('setting').insert(easy);

let address = 0;
/** Returns an address in a new network for each attempt. */
const elsewhere = () => {
  address += 1;
  return `198.51.${Math.floor(address / 250)}.${address % 250}`;
};
const home = '203.0.113.200';
const guess = (email: string, from = elsewhere(), over: object = {}) =>
  failureOf(signIn(world, email, { password: 'guess', address: from, ...over }));
const owner = 'buyer@volga.example';

/** Makes failing attempts for one address, each from another network. */
async function attacked(email: string, times: number): Promise<string[]> {
  const codes: string[] = [];
  for (let n = 0; n < times; n += 1) codes.push((await guess(email)).code);
  return codes;
}

describe('Guessing one user’s password', () => {
  it('requires a captcha from the third failure on, for known and unknown addresses', async () => {
    for (const email of [owner, 'nobody@volga.example']) {
      const answers = [await guess(email, home), await guess(email, home), await guess(email, home)];
      expect(answers.map(({ code }) => code)).toEqual(Array(3).fill('invalid_credentials'));
      expect(answers.map(({ params }) => params.need_show_captcha)).toEqual(['false', 'false', 'true']);
      const fourth = await guess(email, home);
      expect(fourth).toMatchObject({ kind: 'invalid', code: 'invalid_captcha_code_error' });
      expect(fourth.params).toEqual({ need_show_captcha: 'true' });
      await world.deps.db('sign_in_attempt').delete();
    }
  });

  it('cannot bypass the limit with concurrent attempts', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess('rival@onega.example')));
    expect(answers.filter(({ code }) => code === 'invalid_credentials')).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 'invalid_captcha_code_error')).toHaveLength(27);
  });

  it('must keep a growing interval from the tenth failure on, even with a captcha, but never more than a minute', async () => {
    for (let n = 0; n < 3; n += 1) await guess(owner, home);
    await world.deps.db('sign_in_attempt').whereLike('key', 'pair:%').update({ failures: 10 });
    const captcha = await solvedCaptcha(world);
    const early = await guess(owner, home, { captcha });
    expect(early).toMatchObject({ kind: 'limited', code: 'too_many_requests' });
    expect(early.params).toEqual({ retry_after: '1', need_show_captcha: 'true' });
    world.clock.advance(1000);
    // The captcha answer was not used up by the rejected attempt.
    expect((await guess(owner, home, { captcha })).code).toBe('invalid_credentials');
    await world.deps.db('sign_in_attempt').whereLike('key', 'pair:%').update({ failures: 500 });
    world.clock.advance(60_000);
    const admitted = await signIn(world, owner, { address: home, captcha: await solvedCaptcha(world) });
    expect(admitted.token).not.toBe('');
  });
});

describe('A captcha answer', () => {
  it('allows a sign-in with the right password', async () => {
    await attacked(owner, 5);
    expect((await failureOf(signIn(world, owner, { address: home }))).code).toBe('invalid_captcha_code_error');
    const { token } = await signIn(world, owner, { address: home, captcha: await solvedCaptcha(world) });
    expect(token).not.toBe('');
  });

  it('is valid once, and only for five minutes', async () => {
    const captcha = await solvedCaptcha(world);
    await attacked(owner, 3);
    expect((await guess(owner, elsewhere(), { captcha })).code).toBe('invalid_credentials');
    expect((await guess(owner, elsewhere(), { captcha })).code).toBe('invalid_captcha_code_error');
    const late = await solvedCaptcha(world);
    world.clock.advance(5 * 60_000 + 1000);
    expect((await guess(owner, elsewhere(), { captcha: late })).code).toBe('invalid_captcha_code_error');
  });

  it('is valid for only one of several concurrent attempts', async () => {
    await attacked(owner, 3);
    const captcha = await solvedCaptcha(world);
    const answers = await Promise.all(Array.from({ length: 10 }, () => guess(owner, elsewhere(), { captcha })));
    expect(answers.filter(({ code }) => code === 'invalid_credentials')).toHaveLength(1);
  });

  it('is required from a whole network after ten failures, for any user', async () => {
    const from = { ...anonymous(), network: '203.0.113.90' };
    for (let n = 0; n < 10; n += 1) await guess(`person${n}@volga.example`, from.network);
    const { provider, isNeededAtSignIn, challenge, expiresAt } = await world.client.getCaptcha({}, { actor: from });
    expect({ provider, isNeededAtSignIn }).toEqual({ provider: CaptchaProvider.ALTCHA, isNeededAtSignIn: true });
    expect(JSON.parse(challenge)).toMatchObject({ signature: expect.any(String) });
    expect(Date.parse(expiresAt)).toBeGreaterThan(world.deps.clock.now().getTime());
    world.clock.advance(6000);
    expect((await guess('person10@volga.example', from.network)).code).toBe('invalid_captcha_code_error');
    expect((await world.client.getCaptcha({}, { actor: anonymous() })).isNeededAtSignIn).toBe(false);
  });
});

describe('A stranger who fails a hundred times', () => {
  it('gets three attempts without a captcha, and does not block the owner on a known device or network', async () => {
    const { deviceToken } = await signIn(world, owner, { address: home });
    const codes = await attacked(owner, 100);
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(3);
    expect(codes.filter((code) => code === 'invalid_captcha_code_error')).toHaveLength(97);
    expect((await signIn(world, owner, { address: home })).token).not.toBe('');
    await attacked(owner, 5);
    const travelling = await signIn(world, owner, { address: elsewhere(), deviceToken });
    expect(travelling.token).not.toBe('');
    expect(travelling.deviceToken).toBe(deviceToken);
  }, 60_000);

  it('is not trusted because of another user’s device', async () => {
    const { deviceToken } = await signIn(world, 'rival@onega.example', { address: home });
    await attacked(owner, 3);
    const refused = await failureOf(signIn(world, owner, { address: elsewhere(), deviceToken }));
    expect(refused.code).toBe('invalid_captcha_code_error');
  });

  it('is slowed down on a stolen device too', async () => {
    const { deviceToken } = await signIn(world, owner, { address: home });
    for (let n = 0; n < 3; n += 1) await guess(owner, elsewhere(), { deviceToken });
    expect((await guess(owner, elsewhere(), { deviceToken })).code).toBe('invalid_captcha_code_error');
  });
});

describe('Attempts from one network', () => {
  it('are limited to ten failures a minute, for any user', async () => {
    for (let n = 0; n < 10; n += 1) {
      expect((await guess(`person${n}@volga.example`, '203.0.113.50')).code).toBe('invalid_credentials');
    }
    expect(await guess('person10@volga.example', '203.0.113.50')).toMatchObject({ kind: 'limited' });
    expect((await guess('person10@volga.example', '203.0.113.51')).code).toBe('invalid_credentials');
  });

  it('are limited even if they run concurrently and lack a captcha answer', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => guess(owner, home)));
    const times = (code: string) => answers.filter((answer) => answer.code === code).length;
    expect(times('invalid_credentials')).toBe(3);
    expect(times('invalid_captcha_code_error')).toBe(7);
    expect(answers.filter(({ kind }) => kind === 'limited')).toHaveLength(40);
  });

  it('are not counted when they succeed', async () => {
    for (let n = 0; n < 15; n += 1) {
      expect((await signIn(world, 'manager@setu.example', { address: '203.0.113.60' })).token).not.toBe('');
    }
  });
});

it('without a configured captcha, a user who fails too often has to wait instead', async () => {
  const plain = await startIdentity({ env: { CAPTCHA: 'off' } });
  const from = { address: home, password: 'guess' };
  for (let n = 0; n < 3; n += 1) {
    const { code, params } = await failureOf(signIn(plain, owner, from));
    expect({ code, ...params }).toEqual({ code: 'invalid_credentials', need_show_captcha: 'false' });
  }
  expect(await failureOf(signIn(plain, owner, from))).toMatchObject({ kind: 'limited', params: { retry_after: '1' } });
  expect(await plain.client.getCaptcha({}, { actor: anonymous() })).toMatchObject({
    provider: CaptchaProvider.NONE,
    challenge: '',
    isNeededAtSignIn: false,
  });
  plain.clock.advance(1000);
  expect((await signIn(plain, owner, { address: home })).token).not.toBe('');
  await plain.close();
});

it('counters and devices store no address or token in plain text', async () => {
  await guess('secret.person@volga.example');
  const { deviceToken } = await signIn(world, owner, { address: home });
  const stored = [await world.deps.db('sign_in_attempt').select(), await world.deps.db('known_device').select()];
  expect(JSON.stringify(stored)).not.toContain('secret.person');
  expect(JSON.stringify(stored)).not.toContain(deviceToken);
});
