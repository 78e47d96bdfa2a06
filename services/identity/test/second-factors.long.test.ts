import { demoPassword } from '@setu/demo-world';
import type { CompleteSecondFactorRequest } from '@setu/proto/identity/second_factors';
import { FactorKind } from '@setu/proto/identity/words';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { stepAt, totpCode } from '../src/second-factors/domain/totp.js';
import { anonymous, bff, failureOf, form, idOf, signIn, speaker, startIdentity, type World } from './fixtures.js';
import { softwareAuthenticator } from './software-authenticator.js';

const origin = 'https://setu.example';
const world: World = await startIdentity({ env: { PUBLIC_ORIGIN: origin } });
afterAll(() => world.close());
const { client, deps } = world;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

// Advances the clock, so that all failure counters of the previous test have expired.
beforeEach(() => world.clock.advance(20 * 60_000));

const bytesOf = (base32: string): Buffer => {
  const bits = [...base32].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};
const codeOf = (secret: string, stepsAway = 0) => totpCode(bytesOf(secret), stepAt(world.clock.now()) + stepsAway);
const place = { address: '203.0.113.7', userAgent: 'Firefox', previousToken: '', deviceToken: '' };
const secondOf = async (email: string, over = {}) => (await signIn(world, email, over)).secondStep;
const finish = async (halfToken: string, answer: { code?: string; assertion?: string }) =>
  (await client.finishSignIn({ halfToken, code: '', assertion: '', place, ...answer }, { actor: anonymous() })).entered;
const failed = async (call: Promise<unknown>) => {
  const { kind, code, message } = await failureOf(call);
  return `${kind} ${code === 'invalid' ? message.replace(/^.*\(|\)$/g, '') : code}`;
};
const mailsTo = async (email: string) => {
  const rows = await deps
    .db('mail')
    .where({ user_id: idOf(email) })
    .orderBy('id')
    .select('key');
  return rows.flatMap(({ key }) => /^second-factor (\w+) /.exec(key)?.[1] ?? []);
};
const signedIn = async (email: string) => {
  const { principal, token } = await signIn(world, email);
  if (principal?.actor === undefined) throw new Error(`${email} needs a second step`);
  return { actor: principal.actor, token };
};
const complete = (kind: FactorKind, answer: string, over: Partial<CompleteSecondFactorRequest> = {}) => ({
  ...{ kind, answer, name: 'Телефон', halfToken: '', place },
  ...over,
});
const begin = (kind: FactorKind, over = {}) => ({ kind, currentPassword: demoPassword, halfToken: '', ...over });

/** Sets up an authenticator for a user and returns its secret and the recovery codes. */
const withTotp = async (email: string) => {
  const { actor, token } = await signedIn(email);
  const { secret, uri } = await client.beginSecondFactor(begin(FactorKind.TOTP), { actor });
  expect(uri).toContain(`secret=${secret}&issuer=Setu`);
  const answer = complete(FactorKind.TOTP, codeOf(secret));
  const { recoveryCodes } = await client.completeSecondFactor(answer, { actor });
  return { actor, token, secret, recoveryCodes };
};

describe('An authenticator', () => {
  it('is added with the password and a code; other sessions end, each code works once, and no secret is stored in plain text', async () => {
    const email = 'buyer@volga.example';
    const elsewhere = await signIn(world, email, { rememberMe: true });
    const { actor } = await signedIn(email);
    expect(await failed(client.beginSecondFactor(begin(FactorKind.TOTP, { currentPassword: 'x' }), { actor }))).toBe(
      'invalid current_password: wrong_password',
    );
    const none = complete(FactorKind.TOTP, '123456');
    expect(await failed(client.completeSecondFactor(none, { actor }))).toBe('invalid answer: factor_setup_over');
    const { secret, recoveryCodes, token } = await withTotp(email);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await speaker(world, elsewhere.token)).toBeUndefined();
    const resumed = { rememberToken: elsewhere.rememberToken, address: '', userAgent: '' };
    expect((await client.resumeSession(resumed, { actor: bff })).token).toBe('');
    expect(await speaker(world, token)).toBeDefined();
    const stored = await deps
      .db('second_factor')
      .where({ user_id: idOf(email) })
      .first();
    expect(stored?.sealed_secret?.includes(bytesOf(secret))).toBe(false);

    const first = await signIn(world, email, { rememberMe: true });
    expect([first.token, first.rememberToken, first.deviceToken, first.principal]).toEqual(['', '', '', undefined]);
    expect(first.secondStep).toMatchObject({ takesCode: true, passkeyOptions: '', isSetup: false });
    const half = first.secondStep?.halfToken ?? '';
    expect(await speaker(world, half)).toBeUndefined();
    // The code used for the set-up cannot be used again.
    expect(await failed(finish(half, { code: codeOf(secret) }))).toBe('invalid code: wrong_second_code');
    world.clock.advance(30_000);
    const entered = await finish(half, { code: codeOf(secret) });
    expect(entered?.rememberToken).not.toBe('');
    expect((await speaker(world, entered?.token ?? ''))?.user?.email).toBe(email);
    expect(await failed(finish(half, { code: codeOf(secret, 1) }))).toBe('forbidden second_step_over');
    const again = (await secondOf(email))?.halfToken ?? '';
    expect(await failed(finish(again, { code: codeOf(secret) }))).toBe('invalid code: wrong_second_code');
    expect(await mailsTo(email)).toEqual(['added']);
  });

  it('can be replaced by recovery codes, each valid once, with an email to its owner; new codes invalidate the old ones', async () => {
    const email = 'buyer2@volga.example';
    const { actor, recoveryCodes } = await withTotp(email);
    const [spent = '', other = ''] = recoveryCodes;
    const typed = spent.toLowerCase().replaceAll('-', ' ');
    expect((await finish((await secondOf(email))?.halfToken ?? '', { code: typed }))?.token).toMatch(/^[\w-]{43}$/);
    const half = (await secondOf(email))?.halfToken ?? '';
    expect(await failed(finish(half, { code: spent }))).toBe('invalid code: wrong_second_code');
    const renewed = await client.renewRecoveryCodes({ currentPassword: demoPassword }, { actor });
    expect(await failed(finish(half, { code: other }))).toBe('invalid code: wrong_second_code');
    expect((await finish(half, { code: renewed.recoveryCodes[9] ?? '' }))?.token).toMatch(/^[\w-]{43}$/);
    expect((await client.listSecondFactors({}, { actor })).recoveryCodesLeft).toBe(9);
    expect(await mailsTo(email)).toEqual(['added', 'recovery_used', 'recovery_renewed', 'recovery_used']);
  });

  it('has fifty concurrent wrong codes counted one by one, then requires the password again and informs the owner', async () => {
    const email = 'rival@onega.example';
    const { secret } = await withTotp(email);
    const half = (await secondOf(email))?.halfToken ?? '';
    const tries = await Promise.all(Array.from({ length: 50 }, () => failed(finish(half, { code: '000000' }))));
    const wrong = tries.filter((each) => each === 'invalid code: wrong_second_code').length;
    expect([wrong, tries.filter((each) => each === 'limited too_many_requests').length]).toEqual([3, 47]);
    expect(
      (
        await deps
          .db('half_session')
          .where({ user_id: idOf(email) })
          .first()
      )?.tries,
    ).toBe(3);
    for (const wait of [1000, 2000]) {
      world.clock.advance(wait);
      expect(await failed(finish(half, { code: '000000' }))).toBe('invalid code: wrong_second_code');
    }
    world.clock.advance(60_000);
    expect(await failed(finish(half, { code: codeOf(secret) }))).toBe('forbidden second_step_over');
    expect(await mailsTo(email)).toEqual(['added', 'failing']);
    // A right password does not reset this count, so another sign-in that awaits its second step has to wait as long.
    const next = (await secondOf(email))?.halfToken ?? '';
    expect((await finish(next, { code: codeOf(secret) }))?.token).toMatch(/^[\w-]{43}$/);
  });

  it('can complete a sign-in within ten minutes, and not after the password changes', async () => {
    const email = 'newcomer@neva.example';
    const { secret, actor } = await withTotp(email);
    const old = (await secondOf(email))?.halfToken ?? '';
    world.clock.advance(10 * 60_000);
    expect(await failed(finish(old, { code: codeOf(secret) }))).toBe('forbidden second_step_over');
    const half = (await secondOf(email))?.halfToken ?? '';
    const change = { currentPassword: demoPassword, newPassword: 'Another-one-8', rememberMe: false };
    await client.changePassword({ ...change, address: '', userAgent: '' }, { actor });
    expect(await failed(finish(half, { code: codeOf(secret) }))).toBe('forbidden second_step_over');
  });

  it('is removed only by its owner with the password, together with the recovery codes', async () => {
    const email = 'supplier@kaveri.example';
    const { actor } = await withTotp(email);
    const otherUser = (await signedIn('supplier@deccan.example')).actor;
    const factorId = (await client.listSecondFactors({}, { actor })).factors[0]?.id ?? '';
    const remove = (currentPassword: string, by = actor) =>
      client.removeSecondFactor({ factorId, currentPassword }, { actor: by });
    expect(await failed(remove(demoPassword, otherUser))).toBe('not_found not_found');
    expect(await failed(remove('x'))).toBe('invalid current_password: wrong_password');
    expect(await failed(remove(demoPassword, { ...actor, actingUserId: otherUser.userId }))).toBe(
      'forbidden not_while_standing_in',
    );
    await remove(demoPassword);
    expect(await client.listSecondFactors({}, { actor })).toMatchObject({ factors: [], recoveryCodesLeft: 0 });
    expect(await secondOf(email)).toBeUndefined();
    expect(await failed(client.renewRecoveryCodes({ currentPassword: demoPassword }, { actor }))).toBe(
      'refused no_second_factor',
    );
  });
});

describe('A passkey', () => {
  const email = 'supplier@deccan.example';
  const page = { origin, rpId: 'setu.example' };
  const key = softwareAuthenticator(page);

  it('is created and used only on this site, and a clone of it is rejected', async () => {
    const { actor } = await signedIn(email);
    const { passkeyOptions } = await client.beginSecondFactor(begin(FactorKind.PASSKEY), { actor });
    expect(JSON.parse(passkeyOptions)).toMatchObject({ rp: { id: 'setu.example' }, attestation: 'none' });
    const elsewhere = softwareAuthenticator({ ...page, origin: 'https://setu-example.evil' });
    const wrong = complete(FactorKind.PASSKEY, elsewhere.make(passkeyOptions));
    expect(await failed(client.completeSecondFactor(wrong, { actor }))).toBe('invalid answer: wrong_passkey');
    const made = complete(FactorKind.PASSKEY, key.make(passkeyOptions));
    expect((await client.completeSecondFactor(made, { actor })).recoveryCodes).toHaveLength(10);

    const step = await secondOf(email);
    const [half, options] = [step?.halfToken ?? '', step?.passkeyOptions ?? ''];
    expect(JSON.parse(options).allowCredentials).toHaveLength(1);
    for (const assertion of [softwareAuthenticator(page).show(options), 'null', '{', '{"id":1}'])
      expect(await failed(finish(half, { assertion }))).toMatch(/wrong_passkey|too_many_requests/);
    const fresh = await secondOf(email);
    world.clock.advance(60_000);
    // A challenge of one sign-in is not valid for another.
    expect(await failed(finish(fresh?.halfToken ?? '', { assertion: key.show(options) }))).toBe(
      'invalid assertion: wrong_passkey',
    );
    world.clock.advance(60_000);
    const shown = key.show(fresh?.passkeyOptions ?? '');
    const entered = await finish(fresh?.halfToken ?? '', { assertion: shown });
    expect((await speaker(world, entered?.token ?? ''))?.user?.email).toBe(email);

    const copied = await secondOf(email);
    key.setCount(0);
    expect(await failed(finish(copied?.halfToken ?? '', { assertion: key.show(copied?.passkeyOptions ?? '') }))).toBe(
      'invalid assertion: wrong_passkey',
    );
  });
});

describe('When the broker’s users must have a second factor', () => {
  it('a user without one sets it up before anything else, and cannot remove the last one', async () => {
    const email = 'reviewer@setu.example';
    const before = await signIn(world, email, { rememberMe: true });
    const admin = (await signedIn('admin@setu.example')).actor;
    const { revision } = await client.getSettings({}, { actor: admin });
    const values = [{ name: 'sign_in.second_factor_for_staff', value: 'true' }];
    await client.saveSettings({ revision, values }, { actor: admin });

    const resumed = { rememberToken: before.rememberToken, address: '', userAgent: '' };
    expect((await client.resumeSession(resumed, { actor: bff })).token).toBe('');
    const step = await secondOf(email);
    expect(step).toMatchObject({ takesCode: false, passkeyOptions: '', isSetup: true });
    const halfToken = step?.halfToken ?? '';
    expect(await failed(finish(halfToken, { code: '' }))).toBe('invalid code: required');
    const attempt = begin(FactorKind.TOTP, { currentPassword: '', halfToken });
    const { secret } = await client.beginSecondFactor(attempt, { actor: anonymous() });
    const done = complete(FactorKind.TOTP, codeOf(secret), { halfToken });
    const { entered, recoveryCodes } = await client.completeSecondFactor(done, { actor: anonymous() });
    expect(recoveryCodes).toHaveLength(10);
    expect((await speaker(world, entered?.token ?? ''))?.user?.email).toBe(email);
    expect(await speaker(world, before.token)).toBeUndefined();
    expect(await failed(client.beginSecondFactor(attempt, { actor: anonymous() }))).toBe('forbidden second_step_over');

    // A user who has a second factor must use it and cannot set up another instead.
    const next = (await secondOf(email))?.halfToken ?? '';
    const another = begin(FactorKind.TOTP, { currentPassword: '', halfToken: next });
    expect(await failed(client.beginSecondFactor(another, { actor: anonymous() }))).toBe('forbidden second_step_over');
    const actor = entered?.principal?.actor ?? anonymous();
    const listed = await client.listSecondFactors({}, { actor });
    expect(listed).toMatchObject({ isRequired: true, recoveryCodesLeft: 10 });
    const last = { factorId: listed.factors[0]?.id ?? '', currentPassword: form(email).password };
    expect(await failed(client.removeSecondFactor(last, { actor }))).toBe('refused second_factor_required');
    // Users of other companies sign in as before.
    expect((await signIn(world, 'supplier@kaveri.example')).token).not.toBe('');
  });
});
