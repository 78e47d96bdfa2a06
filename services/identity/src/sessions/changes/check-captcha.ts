import { isAppError } from '@setu/kit/core';
import type { Captcha } from '../../captcha/provider/captcha.js';
import type { CheckedAnswer } from './count-attempt.js';

/**
 * Checks the captcha answer that came with an attempt. An answer that cannot be checked now is `impossible`, never
 * right.
 */
export async function checkCaptcha(captcha: Captcha, answer: string, now: Date): Promise<CheckedAnswer> {
  if (captcha.provider === 'none') return 'impossible';
  if (answer === '') return { right: false };
  try {
    return await captcha.check(answer, now);
  } catch (error) {
    if (isAppError(error, 'unavailable')) return 'impossible';
    throw error;
  }
}
