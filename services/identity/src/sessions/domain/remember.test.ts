import { describe, expect, it } from 'vitest';
import { rememberParts, rememberVerdict } from './remember.js';

describe('a remember-me token', () => {
  const selector = 's'.repeat(22);
  const validator = 'v'.repeat(43);
  it('has a selector and a validator', () => {
    expect(rememberParts(`${selector}:${validator}`)).toEqual({ selector, validator });
  });

  it.each(['', ':', selector, `${selector}:`, `${selector}:${validator}x`, `${selector}:${'я'.repeat(43)}`])(
    '"%s" is none',
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
      'with a wrong validator is unknown, spent or not',
      { ...fresh, spentAt: now },
      { ...facts, proven: false },
      'unknown',
    ],
    ['spent this moment stands for its successor’s session', { ...fresh, spentAt: now }, facts, 'again'],
    ['spent 45 seconds ago still does', { ...fresh, spentAt: ago(45_000) }, facts, 'again'],
    ['spent before that is taken for stolen', { ...fresh, spentAt: ago(45_001) }, facts, 'theft'],
    [
      'spent long ago is taken for stolen after its end too',
      { ...fresh, spentAt: ago(86_400_000), expiresAt: now },
      facts,
      'theft',
    ],
    [
      'spent this moment by who may not enter any more is over',
      { ...fresh, spentAt: now },
      { ...facts, mayEnter: false },
      'expired',
    ],
    ['after its thirty days is expired', { ...fresh, expiresAt: now }, facts, 'expired'],
    ['from before a password change is expired', fresh, { ...facts, authEpoch: 2 }, 'expired'],
    ['of a person who may not enter is expired', fresh, { ...facts, mayEnter: false }, 'expired'],
  ] as const)('%s', (_title, token, given, expected) => {
    expect(rememberVerdict(token, given)).toBe(expected);
  });
});
