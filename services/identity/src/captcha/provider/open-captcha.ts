import { createHmac } from 'node:crypto';
import { altcha } from './altcha.js';
import type { Captcha } from './captcha.js';
import { noCaptcha } from './no-captcha.js';
import { type CaptchaLog, recaptcha } from './recaptcha.js';

export interface Configured {
  CAPTCHA: 'altcha' | 'recaptcha' | 'off';
  CAPTCHA_KEYS?: readonly string[] | undefined;
  ACTOR_KEYS: readonly string[];
  RECAPTCHA_SITE_KEY?: string | undefined;
  RECAPTCHA_SECRET?: string | undefined;
  RECAPTCHA_VERIFY_URL: string;
  RECAPTCHA_TIMEOUT_MS: number;
  PUBLIC_ORIGIN: string;
  ALLOWED_ORIGINS: readonly string[];
  SUPPLIER_HOSTS: readonly string[];
}

/**
 * Returns the captcha that the environment selects. Without CAPTCHA_KEYS, ALTCHA signs with keys derived from
 * ACTOR_KEYS. Throws if reCAPTCHA is selected without its account.
 */
export function openCaptcha(settings: Configured, log: CaptchaLog): Captcha {
  const { CAPTCHA, CAPTCHA_KEYS, ACTOR_KEYS } = settings;
  if (CAPTCHA === 'off') return noCaptcha;
  if (CAPTCHA === 'recaptcha') return recaptcha(accountOf(settings), log);
  return altcha(CAPTCHA_KEYS ?? ACTOR_KEYS.map((key) => createHmac('sha256', key).update('captcha').digest('hex')));
}

function accountOf(settings: Configured) {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = settings;
  if (!siteKey || !secret) throw new Error('CAPTCHA=recaptcha requires RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET');
  const origins = [settings.PUBLIC_ORIGIN, ...settings.ALLOWED_ORIGINS];
  const hosts = [...origins.map((origin) => new URL(origin).hostname), ...settings.SUPPLIER_HOSTS];
  return {
    ...{ siteKey, secret, hosts: hosts.map((host) => host.toLowerCase()) },
    verifyUrl: settings.RECAPTCHA_VERIFY_URL,
    timeoutMs: settings.RECAPTCHA_TIMEOUT_MS,
  };
}
