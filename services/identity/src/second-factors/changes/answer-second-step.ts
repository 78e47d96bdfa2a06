import { invalid } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import type * as wire from '@setu/proto/identity/second_factors';
import type { IdentityDeps } from '../../deps.js';
import { mayNotEnter, triedTooOften } from '../../domain/refusals.js';
import { countAttempt } from '../../sessions/changes/count-attempt.js';
import { forgiveAttempt } from '../../sessions/changes/forgive-attempt.js';
import { signInLimits } from '../../sessions/changes/sign-in-attempt.js';
import { entryRefusal } from '../../sessions/domain/sign-in.js';
import { tokenHash } from '../../sessions/domain/token-hash.js';
import type { SettingValues } from '../../settings/domain/definitions.js';
import type { Stores } from '../../store/index.js';
import { HALF_SESSION_TRIES, type HalfSession } from '../domain/second-factor.js';
import { checkAssertion } from './check-assertion.js';
import { checkCode } from './check-code.js';
import { type Entered, enterBySecondStep } from './enter-by-second-step.js';
import { halfSigned } from './find-factor-owner.js';
import { notifyOwner } from './notify-owner.js';

interface Answering {
  deps: IdentityDeps;
  request: wire.FinishSignInRequest;
  settings: SettingValues;
}

/**
 * Counts an answer to the second step of a sign-in, then checks it. A right answer opens the session. After a wrong
 * one, returns undefined instead of throwing, so that the count is stored. Throws `forbidden` (`second_step_over`) if
 * no answer is awaited, and `limited` after too many failures. If the user may not sign in, throws an error with the
 * reason.
 */
export async function answerSecondStep(
  stores: WriteStores<Stores>,
  { deps, request, settings }: Answering,
): Promise<Entered | undefined> {
  const now = deps.clock.now();
  const found = await stores.halfSessions.lock(tokenHash(request.halfToken));
  const { half, member } = await halfSigned(stores, found, now);
  if (request.code === '' && request.assertion === '') throw invalid({ code: 'required' });
  const refusal = entryRefusal(member.user, member.company);
  if (refusal !== undefined) throw mayNotEnter(refusal);
  const limits = signInLimits(settings);
  const { address = '' } = request.place ?? {};
  // Second steps are counted separately from passwords, because a right password resets the password count.
  const attempt = { email: `second ${half.userId}`, address, deviceToken: '', now, ...limits };
  const counted = await countAttempt(stores, attempt, 'impossible');
  if (!counted.admitted) throw triedTooOften(counted.waitSeconds, false);
  await stores.halfSessions.countTry(half.tokenHash, half.tries + 1);
  if (await isRight(stores, { deps, request, half })) {
    await forgiveAttempt(stores, attempt, counted.keys);
    return enterBySecondStep(stores, { half, member, place: request.place, limits }, deps);
  }
  const isLast = half.tries + 1 === HALF_SESSION_TRIES;
  if (isLast) await notifyOwner(stores, { userId: half.userId, change: 'failing' }, deps);
  return undefined;
}

async function isRight(
  stores: WriteStores<Stores>,
  { deps, request, half }: Omit<Answering, 'settings'> & { half: HalfSession },
): Promise<boolean> {
  const { userId } = half;
  const { assertion, code } = request;
  const now = deps.clock.now();
  if (assertion !== '') {
    return checkAssertion(stores, { half, assertion, now, publicOrigin: deps.env.PUBLIC_ORIGIN });
  }
  const accepted = await checkCode(stores, { userId, code, now }, deps.edge.secretBox);
  if (accepted === 'recovery') {
    const left = String(await stores.recoveryCodes.countOf(userId));
    await notifyOwner(stores, { userId, change: 'recovery_used', left }, deps);
  }
  return accepted !== undefined;
}
