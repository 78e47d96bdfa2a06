import { createHash } from 'node:crypto';
import { limited } from '@setu/kit/core';
import * as wire from '@setu/proto/identity/applicants';
import { invalidCaptcha } from '../../domain/refusals.js';
import { windowAt } from '../../limits/domain/window.js';
import type { Rpc } from '../../served.js';
import { checkCaptcha } from '../../sessions/changes/check-captcha.js';
import { spendAnswer } from '../../sessions/changes/count-attempt.js';

/** The maximum number of applications from one network per hour, and for one email address per day. */
const limits = { network: { max: 5, seconds: 3600 }, address: { max: 3, seconds: 86_400 } } as const;

// Only a hash of the email address is stored for counting.
const hashOf = (text: string): string => createHash('sha256').update(text.trim().toLowerCase()).digest('base64url');

/**
 * Checks the captcha answer and counts an application by an unregistered company against the limits. If no captcha can
 * be checked, only the limits protect the form. For anyone.
 */
export const admitApplicant: Rpc<'admitApplicant'> =
  ({ write, clock, edge }) =>
  async ({ email, captcha, idempotencyKey: key }, { actor }) => {
    const now = clock.now();
    const answer = actor.kind === 'user' ? 'impossible' : await checkCaptcha(edge.captcha, captcha, now);
    const principal = [actor.userId, actor.actingUserId].filter(Boolean).join('/') || actor.visitorId;
    const call = { principal, route: 'AdmitApplicant', key, fingerprint: hashOf(email) };
    return write((stores) =>
      stores.idempotent({ ...call, answer: wire.AdmitApplicantResponse }, async () => {
        if ((await spendAnswer(stores, answer)) === 'wrong') throw invalidCaptcha();
        const counted = [
          { ...limits.network, of: `application:${actor.network || actor.userId}` },
          { ...limits.address, of: `application-for:${hashOf(email)}` },
        ];
        for (const { max, seconds, of } of counted) {
          const window = windowAt(now, seconds);
          const total = await stores.rateLimits.take(of, 1, window);
          if (total > max) throw limited('too_many_requests', (window.endsAt.getTime() - now.getTime()) / 1000);
        }
        return {};
      }),
    );
  };
