import { invalid, limited } from '@setu/kit/core';
import { localeOf } from '@setu/kit/rpc';
import { emailFailure } from '@setu/proto/contact-details';
import type { Rpc } from '../../served.js';
import { admitCall } from '../../sessions/changes/admit-call.js';
import { normaliseEmail } from '../../sessions/domain/sign-in.js';
import { tokenHash } from '../../sessions/domain/token-hash.js';
import { emailResetLinkTask, RESET_AGAIN_MS } from '../changes/email-reset-link.js';

/**
 * For anyone. A task looks up the address after the response, so neither the response nor its time reveals whether the
 * address has an account. Throws `limited` within 60 s of the last request for the address.
 */
export const requestPasswordReset: Rpc<'requestPasswordReset'> =
  (deps) =>
  async ({ email: typed, captcha }, { actor }) => {
    const failure = emailFailure(typed);
    if (failure !== undefined) throw invalid({ username: failure });
    await admitCall(deps, { kind: 'reset', owner: actor.network, captcha });
    const email = normaliseEmail(typed);
    const now = deps.clock.now();
    const key = `reset-mail:${tokenHash(email).toString('base64url')}`;
    const wait = await deps.write(async ({ signInAttempts, jobs }) => {
      const last = await signInAttempts.lock(key, now);
      const allowedAt = last.failures === 0 ? now.getTime() : last.at.getTime() + RESET_AGAIN_MS;
      if (allowedAt > now.getTime()) return (allowedAt - now.getTime()) / 1000;
      await signInAttempts.save(key, { failures: 1, at: now });
      await jobs.add(emailResetLinkTask, { email, locale: localeOf(actor) });
      return 0;
    });
    if (wait > 0) throw limited('too_many_requests', wait);
    return { resendSeconds: RESET_AGAIN_MS / 1000 };
  };
