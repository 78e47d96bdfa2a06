import type { CaptchaView } from '@setu/contract';
import { captchaProviderWord } from '@setu/proto/wire-words';
import type { Ask } from '../http/ask.js';
import { textOrNull } from '../present/text.js';
import { optional } from './part.js';

/** A fresh question of the configured captcha. */
export const captcha = async (ask: Ask): Promise<CaptchaView> => {
  const found = await ask.deps.services.identity.getCaptcha({}, ask.reads());
  const provider = captchaProviderWord(found.provider) ?? 'none';
  return {
    provider,
    site_key: found.siteKey,
    script_url: provider === 'recaptcha' ? ask.deps.config.RECAPTCHA_SCRIPT_URL : null,
    challenge: textOrNull(found.challenge),
    expires_at: textOrNull(found.expiresAt),
  };
};

/** Whether whoever signs in from here has to answer one; the sign-in page comes without knowing, too. */
export const isCaptchaNeeded = async (ask: Ask): Promise<boolean> => {
  const found = await optional(ask.deps.services.identity.getCaptcha({}, ask.reads()), null);
  return found?.isNeededAtSignIn ?? false;
};
