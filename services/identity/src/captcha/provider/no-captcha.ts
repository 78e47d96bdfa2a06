import type { Captcha } from './captcha.js';

/**
 * The captcha that is used when captchas are off. It accepts no answer, so callers that require one make users wait
 * instead.
 */
export const noCaptcha: Captcha = {
  provider: 'none',
  challenge: async () => ({ siteKey: '', challenge: '' }),
  check: async () => ({ right: false }),
};
