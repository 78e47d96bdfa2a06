import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it } from 'vitest';
import { altcha } from './altcha.js';

const oldKey = 'an old key of thirty-two bytes or more';
const newKey = 'a new key of thirty-two bytes or more!';
const now = new Date();
const options = { difficulty: 20, now, validMs: 300_000 };

async function solved(text: string, change: (challenge: Challenge) => Challenge = (same) => same): Promise<string> {
  const challenge: Challenge = JSON.parse(text);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: change(challenge), solution })).toString('base64');
}

describe('ALTCHA', () => {
  it('accepts an answer to its own challenge until the challenge expires', async () => {
    const captcha = altcha([newKey]);
    const { challenge, expiresAt } = await captcha.challenge(options);
    const answer = await solved(challenge);
    expect(await captcha.check(answer, now)).toMatchObject({ right: true, id: JSON.parse(challenge).signature });
    expect(await captcha.check(answer, new Date(expiresAt ?? now))).toEqual({ right: false });
  });

  it('accepts challenges signed with the previous key, and with no other old key', async () => {
    const { challenge } = await altcha([oldKey]).challenge(options);
    const answer = await solved(challenge);
    expect(await altcha([newKey, oldKey]).check(answer, now)).toMatchObject({ right: true });
    expect(await altcha([newKey]).check(answer, now)).toEqual({ right: false });
  });

  it('rejects a challenge that was changed to be easier or to last longer', async () => {
    const captcha = altcha([newKey]);
    const { challenge } = await captcha.challenge(options);
    const changed = (over: object) =>
      solved(challenge, (original) => ({ ...original, parameters: { ...original.parameters, ...over } }));
    expect(await captcha.check(await changed({ cost: 1 }), now)).toEqual({ right: false });
    expect(await captcha.check(await changed({ data: { until: now.getTime() + 1e9 } }), now)).toEqual({ right: false });
    expect(await captcha.check(await changed({ keySignature: 'ab'.repeat(32) }), now)).toEqual({ right: false });
  });

  it('rejects a guessed answer', async () => {
    const captcha = altcha([newKey]);
    const { challenge } = await captcha.challenge(options);
    const guess = { counter: 3, derivedKey: 'ab'.repeat(32) };
    const answer = Buffer.from(JSON.stringify({ challenge: JSON.parse(challenge), solution: guess })).toString(
      'base64',
    );
    expect(await captcha.check(answer, now)).toEqual({ right: false });
  });

  it.each(['', 'x', 'e30=', Buffer.from('null').toString('base64'), 'я'.repeat(5000)])(
    'rejects "%.20s" as an answer',
    async (answer) => {
      expect(await altcha([newKey]).check(answer, now)).toEqual({ right: false });
    },
  );
});
