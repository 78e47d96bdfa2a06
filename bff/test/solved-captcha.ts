import type { CaptchaView } from '@setu/contract';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect } from 'vitest';
import type { Browser } from './browser.js';

/** Returns the solution of a captcha challenge, as a browser computes it. */
export async function solvedCaptcha(browser: Browser): Promise<string> {
  const { provider, challenge: text } = await browser.get<CaptchaView>('/api/captcha');
  expect(provider).toBe('altcha');
  const challenge = JSON.parse(text ?? '') as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
