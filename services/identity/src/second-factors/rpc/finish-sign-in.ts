import { invalid } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import type * as wire from '@setu/proto/identity/second_factors';
import type { IdentityDeps } from '../../deps.js';
import { mayNotEnter, triedTooOften } from '../../domain/refusals.js';
import type { Rpc } from '../../served.js';
import { countTrial } from '../../sessions/changes/count-trial.js';
import { forgiveTrial } from '../../sessions/changes/forgive-trial.js';
import type { Opened } from '../../sessions/changes/open-session.js';
import { signInLimits } from '../../sessions/changes/trial.js';
import { entryRefusal } from '../../sessions/domain/sign-in.js';
import { tokenHash } from '../../sessions/domain/token-hash.js';
import { settingsInForce } from '../../settings/changes/settings-in-force.js';
import type { SettingValues } from '../../settings/domain/definitions.js';
import type { Stores } from '../../store/index.js';
import { checkAssertion } from '../changes/check-assertion.js';
import { checkCode } from '../changes/check-code.js';
import { enterBySecondStep, signedIn } from '../changes/enter-by-second-step.js';
import { tellOwner } from '../changes/tell-owner.js';
import { halfSigned } from '../changes/who-sets-up.js';
import { HALF_SESSION_TRIES, type HalfSession } from '../domain/second-factor.js';

/**
 * Half signed in. The answer is counted before it is looked at, of the person and of the network as failed sign-ins are;
 * a right one is forgiven. What a wrong one lacked is not told.
 */
export const finishSignIn: Rpc<'finishSignIn'> = (deps) => async (request) => {
  const field = request.assertion === '' ? 'code' : 'assertion';
  const settings = await settingsInForce(deps);
  const entered = await deps.write((stores) => answer(stores, { deps, request, settings }));
  if (entered === undefined) throw invalid({ [field]: field === 'code' ? 'wrong_second_code' : 'wrong_passkey' });
  return { entered: await signedIn(deps.read, entered) };
};

interface Answering {
  deps: IdentityDeps;
  request: wire.FinishSignInRequest;
  settings: SettingValues;
}

async function answer(
  stores: WriteStores<Stores>,
  { deps, request, settings }: Answering,
): Promise<(Opened & { deviceToken: string }) | undefined> {
  const now = deps.clock.now();
  const found = await stores.halfSessions.lock(tokenHash(request.halfToken));
  const { half, member } = await halfSigned(stores, found, now);
  if (request.code === '' && request.assertion === '') throw invalid({ code: 'required' });
  const refusal = entryRefusal(member.user, member.company);
  if (refusal !== undefined) throw mayNotEnter(refusal);
  const limits = signInLimits(settings);
  // A person's second steps are counted apart from his passwords, which a right one forgives.
  const trial = {
    email: `second ${half.userId}`,
    address: request.place?.address ?? '',
    deviceToken: '',
    now,
    ...limits,
  };
  const counted = await countTrial(stores, trial, 'impossible');
  if (!counted.admitted) throw triedTooOften(counted.waitSeconds, false);
  await stores.halfSessions.countTry(half.tokenHash, half.tries + 1);
  if (!(await isRight(stores, { deps, request, half }))) {
    const isLast = half.tries + 1 === HALF_SESSION_TRIES;
    if (isLast) await tellOwner(stores, { userId: half.userId, change: 'failing' }, deps);
    return undefined;
  }
  await forgiveTrial(stores, trial, counted.keys);
  return enterBySecondStep(stores, { half, member, place: request.place, limits }, deps);
}

async function isRight(
  stores: WriteStores<Stores>,
  { deps, request, half }: { deps: IdentityDeps; request: wire.FinishSignInRequest; half: HalfSession },
): Promise<boolean> {
  const { userId } = half;
  const now = deps.clock.now();
  const { assertion, code } = request;
  if (assertion !== '') {
    return checkAssertion(stores, { half, assertion, now, publicOrigin: deps.env.PUBLIC_ORIGIN });
  }
  const accepted = await checkCode(stores, { userId, code, now }, deps.edge.secretBox);
  if (accepted === 'recovery') {
    const left = String(await stores.recoveryCodes.countOf(userId));
    await tellOwner(stores, { userId, change: 'recovery_used', left }, deps);
  }
  return accepted !== undefined;
}
