import { wireCaptchaProvider } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';
import { networkFailures, signInLimits } from '../../sessions/changes/sign-in-attempt.js';
import { needsCaptcha } from '../../sessions/domain/throttle.js';
import { settingsInForce } from '../../settings/changes/settings-in-force.js';
import { CAPTCHA_VALID_MS } from '../domain/captcha-limits.js';

/** Returns a new challenge, and whether the caller's network must answer one to sign in. For anyone. */
export const getCaptcha: Rpc<'getCaptcha'> =
  (deps) =>
  async (_request, { actor }) => {
    const { captcha } = deps.edge;
    const now = deps.clock.now();
    const settings = await settingsInForce(deps);
    const options = { difficulty: settings['captcha.difficulty'], now, validMs: CAPTCHA_VALID_MS };
    const { siteKey, challenge, expiresAt } = await captcha.challenge(options);
    const network = await deps.read.signInAttempts.read(networkFailures(actor.network));
    return {
      provider: wireCaptchaProvider(captcha.provider),
      siteKey,
      challenge,
      expiresAt: expiresAt?.toISOString() ?? '',
      isNeededAtSignIn:
        captcha.provider !== 'none' && needsCaptcha({ network }, signInLimits(settings).thresholds, now),
    };
  };
