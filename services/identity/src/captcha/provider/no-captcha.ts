import type { Captcha } from './captcha.js';

/** Where none is configured: no answer is right, and whoever asks for one makes people wait instead. */
export const noCaptcha: Captcha = {
  provider: 'none',
  challenge: async () => ({ siteKey: '', challenge: '' }),
  check: async () => ({ right: false }),
};
