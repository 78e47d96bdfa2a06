import { describe, expect, it } from 'vitest';
import { base32 } from './base32.js';
import { plainRecoveryCode, recoveryCode, recoveryHash } from './recovery-code.js';
import { entryBy, HALF_SESSION_TRIES, isOpen, isRequiredOf } from './second-factor.js';
import { stepAt, stepOf, totpCode, totpUri } from './totp.js';

const secret = Buffer.from('12345678901234567890');

describe('codes of an authenticator', () => {
  // RFC 6238, appendix B, SHA-1; six digits are the last of its eight.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %d s is %s', (seconds, code) => {
    expect(totpCode(secret, stepAt(new Date(seconds * 1000)))).toBe(code);
  });

  const now = new Date(1_111_111_111_000);
  const here = stepAt(now);
  it.each([
    ['of this step', 0, undefined, 0],
    ['of the step before', -1, undefined, -1],
    ['of the step after', 1, undefined, 1],
    ['of two steps before', -2, undefined, undefined],
    ['of two steps after', 2, undefined, undefined],
    ['that was accepted', 0, here, undefined],
    ['older than the accepted one', -1, here, undefined],
    ['newer than the accepted one', 1, here, 1],
  ])('one %s', (_name, away, lastStep, expected) => {
    const step = stepOf(totpCode(secret, here + away), secret, now, lastStep);
    expect(step).toBe(expected === undefined ? undefined : here + expected);
  });

  it.each(['', '05047', '0504710', '050472', 'О50471', '٠٥٠٤٧١'])('«%s» is none', (typed) => {
    expect(stepOf(typed, secret, now)).toBeUndefined();
  });

  it('may be typed in groups', () => {
    expect(stepOf(' 050 471 ', secret, now)).toBe(here);
  });

  it('are told to the authenticator with whose they are', () => {
    expect(totpUri({ issuer: 'Setu', account: 'a+b@volga.example', secret })).toBe(
      'otpauth://totp/Setu:a%2Bb%40volga.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Setu',
    );
  });
});

// RFC 4648, section 10, without padding.
it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('«%s» in base32 is %s', (text, coded) => {
  expect(base32(Buffer.from(text))).toBe(coded);
});

describe('recovery codes', () => {
  const code = recoveryCode(Buffer.alloc(10, 0xa5));
  it('are shown in groups and read however they are typed', () => {
    expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect(plainRecoveryCode(` ${code.toLowerCase().replaceAll('-', ' – ')}`)).toBe(code.replaceAll('-', ''));
  });
  it('are kept as hashes of their owner’s', () => {
    expect(recoveryHash('a', code)).toEqual(recoveryHash('a', code.toLowerCase()));
    expect(recoveryHash('b', code)).not.toEqual(recoveryHash('a', code));
  });
});

it.each([
  ['nothing, and need not', [], false, 'open'],
  ['nothing, and must', [], true, 'setup'],
  ['an authenticator', ['totp'], false, 'second_step'],
  ['a passkey, and must', ['passkey'], true, 'second_step'],
] as const)('who has %s', (_name, kinds, isRequired, entry) => {
  expect(entryBy(kinds, isRequired)).toBe(entry);
});

it.each([
  ['broker', true, true],
  ['broker', false, false],
  ['customer', true, false],
  ['supplier', true, false],
] as const)('of a %s with the setting %s it is required: %s', (type, on, required) => {
  expect(isRequiredOf(type, { 'sign_in.second_factor_for_staff': on })).toBe(required);
});

it.each([
  ['fresh', {}, true],
  ['after too many tries', { tries: HALF_SESSION_TRIES }, false],
  ['run out', { expiresAt: new Date(1000) }, false],
  ['of a password that was changed since', { authEpoch: 2 }, false],
])('a half-signed session %s', (_name, over, open) => {
  const half = { tokenHash: secret, userId: 'a', authEpoch: 1, isRemembered: false, tries: 0 };
  expect(isOpen({ ...half, expiresAt: new Date(2000), ...over }, { authEpoch: 1 }, new Date(1000))).toBe(open);
});
