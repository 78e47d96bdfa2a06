import type { CaptchaView } from '@setu/contract';
import { captchaProviderWord } from '@setu/proto/wire-words';
import type { CallContext } from '../http/call-context.js';
import { textOrNull } from '../present/text.js';
import { optional } from './part.js';

/** Returns a new challenge of the configured captcha. */
export const captcha = async (call: CallContext): Promise<CaptchaView> => {
  const found = await call.deps.services.identity.getCaptcha({}, call.reads());
  const provider = captchaProviderWord(found.provider) ?? 'none';
  return {
    provider,
    site_key: found.siteKey,
    script_url: provider === 'recaptcha' ? call.deps.config.RECAPTCHA_SCRIPT_URL : null,
    challenge: textOrNull(found.challenge),
    expires_at: textOrNull(found.expiresAt),
  };
};

/**
 * Returns whether sign-in from this network needs a captcha. Returns false if identity does not answer, so that the
 * sign-in page still opens.
 */
export const isCaptchaNeeded = async (call: CallContext): Promise<boolean> => {
  const found = await optional(call.deps.services.identity.getCaptcha({}, call.reads()), null);
  return found?.isNeededAtSignIn ?? false;
};
