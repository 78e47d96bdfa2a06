import { createHash } from 'node:crypto';
import { limited } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import type { IdentityDeps } from '../../deps.js';
import { invalidCaptcha } from '../../domain/refusals.js';
import { windowAt } from '../../limits/domain/window.js';
import type { Rpc } from '../../served.js';
import { checkCaptcha } from '../../sessions/changes/check-captcha.js';
import { settingsInForce } from '../../settings/changes/settings-in-force.js';
import { queueEmail } from '../changes/queue-email.js';
import { readSupportMessage } from '../domain/support-message.js';

const MAX_PER_HOUR = 5;
const HOUR_SECONDS = 3600;

/** For anyone. Emails a message to support. The proto lists the errors. */
export const sendSupportMessage: Rpc<'sendSupportMessage'> =
  (deps) =>
  async (request, { actor }) => {
    const { write, clock, ids } = deps;
    const message = readSupportMessage(request);
    if (actor.kind !== 'user') await mustBePerson(deps, request.captcha);
    const window = await limitPerHour(deps, actor);
    const { 'support.address': to } = await settingsInForce(deps);
    const sameContent = createHash('sha256').update(JSON.stringify(message)).digest('base64url');
    await write(async (stores) => {
      await queueEmail(
        { stores, clock, ids },
        {
          to,
          locale: 'ru',
          template: 'support',
          params: { ...message, userId: actor.userId, companyId: actor.companyId },
          key: `support ${sameContent} ${window.startsAt.toISOString()}`,
        },
      );
    });
    return {};
  };

async function mustBePerson({ edge, autocommit, clock }: IdentityDeps, answer: string): Promise<void> {
  const now = clock.now();
  const checked = await checkCaptcha(edge.captcha, answer, now);
  // If no captcha can be checked now, only the limit protects against programs.
  if (checked === 'impossible') return;
  if (!checked.right || !(await autocommit.usedCaptchas.use(checked.id, checked.expiresAt))) throw invalidCaptcha();
}

async function limitPerHour({ autocommit, clock }: IdentityDeps, actor: Actor) {
  const now = clock.now();
  const window = windowAt(now, HOUR_SECONDS);
  const total = await autocommit.rateLimits.take(`support:${actor.network || actor.userId}`, 1, window);
  if (total > MAX_PER_HOUR) throw limited('too_many_requests', (window.endsAt.getTime() - now.getTime()) / 1000);
  return window;
}
