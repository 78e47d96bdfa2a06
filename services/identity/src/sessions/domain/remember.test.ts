import { describe, expect, it } from 'vitest';
import { rememberParts, rememberVerdict } from './remember.js';

describe('A remember-me token', () => {
  const selector = 's'.repeat(22);
  const validator = 'v'.repeat(43);
  it('has a selector and a validator', () => {
    expect(rememberParts(`${selector}:${validator}`)).toEqual({ selector, validator });
  });

  it.each(['', ':', selector, `${selector}:`, `${selector}:${validator}x`, `${selector}:${'я'.repeat(43)}`])(
    '"%s" is rejected',
    (text) => {
      expect(rememberParts(text)).toBeUndefined();
    },
  );

  const now = new Date('2026-11-20T12:00:00Z');
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const later = new Date('2026-12-01T00:00:00Z');
  const fresh = { expiresAt: later, authEpoch: 1 };
  const facts = { proven: true, now, authEpoch: 1, mayEnter: true };
  it.each([
    ['used for the first time is valid', fresh, facts, 'valid'],
    [
      'with a wrong validator is unknown, even if it is spent',
      { ...fresh, spentAt: now },
      { ...facts, proven: false },
      'unknown',
    ],
    ['spent a moment ago returns the session that it opened', { ...fresh, spentAt: now }, facts, 'again'],
    [
      'spent 45 seconds ago still returns the session that it opened',
      { ...fresh, spentAt: ago(45_000) },
      facts,
      'again',
    ],
    ['spent more than 45 seconds ago counts as stolen', { ...fresh, spentAt: ago(45_001) }, facts, 'theft'],
    [
      'spent long ago counts as stolen even after its expiry',
      { ...fresh, spentAt: ago(86_400_000), expiresAt: now },
      facts,
      'theft',
    ],
    [
      'spent a moment ago by a user who may no longer sign in is expired',
      { ...fresh, spentAt: now },
      { ...facts, mayEnter: false },
      'expired',
    ],
    ['is expired after its thirty days', { ...fresh, expiresAt: now }, facts, 'expired'],
    ['from before a password change is expired', fresh, { ...facts, authEpoch: 2 }, 'expired'],
    ['of a user who may not sign in is expired', fresh, { ...facts, mayEnter: false }, 'expired'],
  ] as const)('%s', (_title, token, input, expected) => {
    expect(rememberVerdict(token, input)).toBe(expected);
  });
});
