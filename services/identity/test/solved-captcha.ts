import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { anonymous, type World } from './fixtures.js';

/** Gets a challenge and solves it like the widget in a browser. */
export async function solvedCaptcha({ client }: World): Promise<string> {
  const challenge: Challenge = JSON.parse((await client.getCaptcha({}, { actor: anonymous() })).challenge);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
