import { wireCaptchaProvider } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';
import { networkFailures } from '../../sessions/changes/trial.js';
import { needsCaptcha, signInThresholds } from '../../sessions/domain/throttle.js';
import { CAPTCHA_DIFFICULTY, CAPTCHA_VALID_MS } from '../domain/captcha-limits.js';

/** Anyone. A fresh challenge, and whether the caller's network must answer one to sign in. */
export const getCaptcha: Rpc<'getCaptcha'> =
  ({ clock, edge: { captcha }, read }) =>
  async (_request, { actor }) => {
    const now = clock.now();
    const asked = { difficulty: CAPTCHA_DIFFICULTY, now, validMs: CAPTCHA_VALID_MS };
    const { siteKey, challenge, expiresAt } = await captcha.challenge(asked);
    const network = await read.signInAttempts.read(networkFailures(actor.network));
    return {
      provider: wireCaptchaProvider(captcha.provider),
      siteKey,
      challenge,
      expiresAt: expiresAt?.toISOString() ?? '',
      isNeededAtSignIn: captcha.provider !== 'none' && needsCaptcha({ network }, signInThresholds, now),
    };
  };
