import { expect, it } from 'vitest';
import { CHALLENGE_MS, isChallenge, makeChallenge } from './challenge.js';

const now = new Date('2026-11-22T12:00:00Z');
const keys = ['a secret of thirty-two characters', 'the secret before it, just as long'];
const made = makeChallenge({ visitorId: 'one', nonce: 'n', now }, keys);

it('a certificate challenge is valid only for its browser, until it expires, and with any of the configured keys', () => {
  const later = new Date(now.getTime() + CHALLENGE_MS);
  expect(isChallenge(made, 'one', keys, now)).toBe(true);
  expect(isChallenge(made, 'one', ['a new secret', ...keys], now)).toBe(true);
  expect(isChallenge(made, 'other', keys, now)).toBe(false);
  expect(isChallenge(made, 'one', keys, later)).toBe(false);
  expect(isChallenge(made, 'one', ['another secret'], now)).toBe(false);
});

it('the validity of a certificate challenge cannot be extended by editing it', () => {
  const longer = Buffer.from(made.toString().replace('2026', '2027'));
  expect(isChallenge(longer, 'one', keys, now)).toBe(false);
  for (const text of ['', 'x', '\n\n\n\n']) expect(isChallenge(Buffer.from(text), '', keys, now)).toBe(false);
});
