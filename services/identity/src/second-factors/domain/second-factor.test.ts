import { describe, expect, it } from 'vitest';
import { base32 } from './base32.js';
import { normaliseRecoveryCode, recoveryCode, recoveryHash } from './recovery-code.js';
import { entryBy, HALF_SESSION_TRIES, isOpen, isRequiredOf } from './second-factor.js';
import { stepAt, stepOf, totpCode, totpUri } from './totp.js';

const secret = Buffer.from('12345678901234567890');

describe('Codes of an authenticator', () => {
  // Test vectors of RFC 6238, appendix B, SHA-1. The codes here are the last six of the RFC's eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('match RFC 6238: at %d s the code is %s', (seconds, code) => {
    expect(totpCode(secret, stepAt(new Date(seconds * 1000)))).toBe(code);
  });

  const now = new Date(1_111_111_111_000);
  const here = stepAt(now);
  it.each([
    ['of the current step is accepted', 0, undefined, 0],
    ['of the step before is accepted', -1, undefined, -1],
    ['of the step after is accepted', 1, undefined, 1],
    ['of two steps before is rejected', -2, undefined, undefined],
    ['of two steps after is rejected', 2, undefined, undefined],
    ['that was accepted before is rejected', 0, here, undefined],
    ['older than the last accepted one is rejected', -1, here, undefined],
    ['newer than the last accepted one is accepted', 1, here, 1],
  ])('are checked against the clock and earlier use: a code %s', (_name, away, lastStep, expected) => {
    const step = stepOf(totpCode(secret, here + away), secret, now, lastStep);
    expect(step).toBe(expected === undefined ? undefined : here + expected);
  });

  it.each(['', '05047', '0504710', '050472', 'О50471', '٠٥٠٤٧١'])(
    'are rejected if they are wrong or malformed: «%s»',
    (typed) => {
      expect(stepOf(typed, secret, now)).toBeUndefined();
    },
  );

  it('may be typed with spaces between groups of digits', () => {
    expect(stepOf(' 050 471 ', secret, now)).toBe(here);
  });

  it('are set up by a link that names the issuer and the account', () => {
    expect(totpUri({ issuer: 'Setu', account: 'a+b@volga.example', secret })).toBe(
      'otpauth://totp/Setu:a%2Bb%40volga.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Setu',
    );
  });
});

// Test vectors of RFC 4648, section 10, without padding.
it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 encodes «%s» as %s', (text, coded) => {
  expect(base32(Buffer.from(text))).toBe(coded);
});

describe('Recovery codes', () => {
  const code = recoveryCode(Buffer.alloc(10, 0xa5));
  it('are shown in groups and accepted in any case and spacing', () => {
    expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect(normaliseRecoveryCode(` ${code.toLowerCase().replaceAll('-', ' – ')}`)).toBe(code.replaceAll('-', ''));
  });
  it('are stored as hashes that differ between owners', () => {
    expect(recoveryHash('a', code)).toEqual(recoveryHash('a', code.toLowerCase()));
    expect(recoveryHash('b', code)).not.toEqual(recoveryHash('a', code));
  });
});

it.each([
  ['no factor is signed in if none is required', [], false, 'open'],
  ['no factor must set one up if one is required', [], true, 'setup'],
  ['an authenticator must use it', ['totp'], false, 'second_step'],
  ['a passkey must use it, also if a factor is required', ['passkey'], true, 'second_step'],
] as const)('a user with %s', (_name, kinds, isRequired, entry) => {
  expect(entryBy(kinds, isRequired)).toBe(entry);
});

it.each([
  ['broker', true, true],
  ['broker', false, false],
  ['customer', true, false],
  ['supplier', true, false],
] as const)('a second factor for a %s with the setting at %s is required: %s', (type, on, required) => {
  expect(isRequiredOf(type, { 'sign_in.second_factor_for_staff': on })).toBe(required);
});

it.each([
  ['accepts an answer while it is new', {}, true],
  ['is over after too many attempts', { tries: HALF_SESSION_TRIES }, false],
  ['is over after its time', { expiresAt: new Date(1000) }, false],
  ['is over once the password has changed', { authEpoch: 2 }, false],
])('a sign-in that waits for its second factor %s', (_name, over, open) => {
  const half = { tokenHash: secret, userId: 'a', authEpoch: 1, isRemembered: false, tries: 0 };
  expect(isOpen({ ...half, expiresAt: new Date(2000), ...over }, { authEpoch: 1 }, new Date(1000))).toBe(open);
});
