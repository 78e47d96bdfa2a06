import { createHmac } from 'node:crypto';
import { altcha } from './altcha.js';
import type { Captcha } from './captcha.js';
import { noCaptcha } from './no-captcha.js';

export interface Configured {
  CAPTCHA: 'altcha' | 'off';
  CAPTCHA_KEYS?: readonly string[];
  ACTOR_KEYS: readonly string[];
}

/** The captcha the environment names; without keys of its own it signs with keys made from the actors'. */
export function openCaptcha({ CAPTCHA, CAPTCHA_KEYS, ACTOR_KEYS }: Configured): Captcha {
  if (CAPTCHA === 'off') return noCaptcha;
  return altcha(CAPTCHA_KEYS ?? ACTOR_KEYS.map((key) => createHmac('sha256', key).update('captcha').digest('hex')));
}
