import { internal, limited, notFound } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { readId } from '@setu/kit/rpc';
import { toPrincipal } from '../../messages/principal-message.js';
import type { Rpc } from '../../served.js';
import { enter } from '../../sessions/changes/enter.js';
import { signInLimits } from '../../sessions/changes/sign-in-attempt.js';
import { returnToken, takeToken } from '../../sessions/domain/throttle.js';
import { settingsInForce } from '../../settings/changes/settings-in-force.js';
import type { Stores } from '../../store/index.js';
import { makeCompany } from '../changes/make-company.js';
import { codeRefused, isWaiting, judgeCode } from '../domain/email-code.js';
import type { Registration } from '../store/registrations.js';

/**
 * Confirms a registration with its code, creates the company and its first user, and signs that user in. Anyone with
 * the id may call it. Two concurrent calls create one company. Throws `invalid` on `code` and `inn_registered` on
 * org.inn. A wrong code is counted even though the call fails.
 */
export const confirmRegistration: Rpc<'confirmRegistration'> =
  (deps) =>
  async ({ registrationId, code, ...place }, { actor }) => {
    const { clock, ids } = deps;
    const now = clock.now();
    const settings = await settingsInForce(deps);
    const limits = signInLimits(settings);
    const perMinute = settings['registration.network_codes_per_minute'];
    const outcome = await deps.write(async (stores) => {
      const registration = await stores.registrations.lock(readId(registrationId));
      if (registration === undefined || !mayConfirm(registration, actor.visitorId, now)) throw notFound();
      const key = `code:${actor.network}`;
      const bucket = takeToken((await stores.signInAttempts.lock(key, now)).at, now, perMinute);
      if (bucket.waitSeconds > 0) throw limited('too_many_requests', bucket.waitSeconds);
      const verdict = judgeCode(registration.id, registration.code, code, now);
      const isRight = verdict === 'right';
      if (verdict === 'wrong') await stores.registrations.countTry(registration.id);
      const at = isRight ? returnToken(bucket.fullAt, perMinute) : bucket.fullAt;
      await stores.signInAttempts.save(key, { failures: 0, at });
      if (!isRight) return { refusal: codeRefused(verdict, registration.code.tries) };
      const member = await memberOf(stores, registration, deps);
      const attempt = { email: member.user.email, address: place.address, deviceToken: '', now, ...limits };
      const request = { userAgent: place.userAgent, previousToken: place.previousToken, rememberMe: false };
      const entered = await enter(stores, { member, attempt, request }, { clock, ids });
      return { entered, withCertificate: registration.certificate !== undefined };
    });
    if (outcome.entered === undefined) throw outcome.refusal;
    const { speaker, token, deviceToken } = outcome.entered;
    return { token, deviceToken, principal: toPrincipal(speaker), withCertificate: outcome.withCertificate };
  };

/**
 * Returns whether the registration may be confirmed. A finished one accepts a repeated call, but only from the browser
 * that finished it.
 */
const mayConfirm = (registration: Registration, visitorId: string, now: Date): boolean =>
  registration.userId === undefined ? isWaiting(registration, now) : registration.visitorId === visitorId;

async function memberOf(
  stores: WriteStores<Stores>,
  registration: Registration,
  deps: Parameters<typeof makeCompany>[2],
) {
  if (registration.userId === undefined) return makeCompany(stores, registration, deps);
  const member = await stores.users.byId(registration.userId);
  if (member === undefined) throw internal('the person of a finished registration was not found');
  return member;
}
