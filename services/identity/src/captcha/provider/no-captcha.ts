import type { Captcha } from './captcha.js';

/** The captcha if none is configured. It accepts no answer, so callers that require one make users wait instead. */
export const noCaptcha: Captcha = {
  provider: 'none',
  challenge: async () => ({ siteKey: '', challenge: '' }),
  check: async () => ({ right: false }),
};
