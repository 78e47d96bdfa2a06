import type { Config } from '../config.js';
import type { Strangers } from './headers.js';

/** Whom reCAPTCHA's widget comes from: nobody unless it is the configured captcha. Its code and its frame have one origin. */
export const captchaOrigins = (
  config: Pick<Config, 'CAPTCHA' | 'RECAPTCHA_SCRIPT_URL' | 'RECAPTCHA_ORIGINS'>,
): Strangers | undefined => {
  if (config.CAPTCHA !== 'recaptcha') return undefined;
  const origins = [config.RECAPTCHA_SCRIPT_URL, ...config.RECAPTCHA_ORIGINS].map((url) => new URL(url).origin);
  return { scripts: origins, frames: origins };
};
