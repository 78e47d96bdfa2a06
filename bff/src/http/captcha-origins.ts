import type { Config } from '../config.js';
import type { ForeignOrigins } from './headers.js';

/**
 * Returns the origins of reCAPTCHA's widget, or undefined if another captcha is configured. Its script and its frame
 * share one origin.
 */
export const captchaOrigins = (
  config: Pick<Config, 'CAPTCHA' | 'RECAPTCHA_SCRIPT_URL' | 'RECAPTCHA_ORIGINS'>,
): ForeignOrigins | undefined => {
  if (config.CAPTCHA !== 'recaptcha') return undefined;
  const origins = [config.RECAPTCHA_SCRIPT_URL, ...config.RECAPTCHA_ORIGINS].map((url) => new URL(url).origin);
  return { scripts: origins, frames: origins };
};
