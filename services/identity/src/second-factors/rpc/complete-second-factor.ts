import { invalid, refused } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/identity/second_factors';
import { factorKindWord } from '@setu/proto/wire-words';
import type { FactorKind } from '@setu/proto/words';
import type { IdentityDeps } from '../../deps.js';
import type { Rpc } from '../../served.js';
import { endSessionsOfUser, signalSessionsEnded } from '../../sessions/changes/end-sessions.js';
import { signInLimits } from '../../sessions/changes/sign-in-attempt.js';
import { settingsInForce } from '../../settings/changes/settings-in-force.js';
import type { SettingValues } from '../../settings/domain/definitions.js';
import type { Stores } from '../../store/index.js';
import { enterBySecondStep, signedIn } from '../changes/enter-by-second-step.js';
import { findFactorOwner } from '../changes/find-factor-owner.js';
import { issueRecoveryCodes } from '../changes/issue-recovery-codes.js';
import { notifyOwner } from '../changes/notify-owner.js';
import { readAnswer } from '../changes/read-answer.js';
import { readFactorName } from '../domain/factor-name.js';
import { FACTORS_MAX } from '../domain/second-factor.js';

/**
 * Completes the set-up of a factor. For the user who began it. The factor is stored as soon as its answer is right. The
 * first factor signs the user out everywhere else and comes with recovery codes. A half-signed-in user becomes signed
 * in.
 */
export const completeSecondFactor: Rpc<'completeSecondFactor'> =
  (deps) =>
  async (request, { actor }) => {
    const kind = factorKindWord(request.kind);
    const settings = await settingsInForce(deps);
    const done = await deps.write((stores) => complete(stores, { deps, actor, request, kind, settings }));
    const { recoveryCodes, entered } = done;
    return { recoveryCodes, entered: entered && (await signedIn(deps.read, entered)) };
  };

interface Completing {
  deps: IdentityDeps;
  actor: Actor;
  request: wire.CompleteSecondFactorRequest;
  kind: FactorKind | undefined;
  settings: SettingValues;
}

async function complete(stores: WriteStores<Stores>, { deps, actor, request, kind, settings }: Completing) {
  const { clock, ids, edge, env } = deps;
  const now = clock.now();
  const { member, half } = await findFactorOwner(stores, { actor, halfToken: request.halfToken, now });
  if (kind === undefined) throw invalid({ kind: 'invalid_option' });
  const name = readFactorName(request.name);
  const userId = member.user.id;
  await stores.secondFactors.lockOwner(userId);
  const pending = await stores.pendingFactors.lock(userId, kind, now);
  if (pending === undefined) throw invalid({ answer: 'factor_setup_over' });
  const means = { box: edge.secretBox, publicOrigin: env.PUBLIC_ORIGIN, ids };
  const factor = await readAnswer({ pending, answer: request.answer, name, now }, means);
  const had = await stores.secondFactors.ofUser(userId);
  if (had.length >= FACTORS_MAX) throw refused('too_many_factors', { max: String(FACTORS_MAX) });
  if (!(await stores.secondFactors.insert(factor))) throw invalid({ answer: 'wrong_passkey' });
  await stores.pendingFactors.remove(userId, kind);
  await notifyOwner(stores, { userId, change: 'added', name }, deps);
  if (had.length > 0) return { recoveryCodes: [] };
  const recoveryCodes = await issueRecoveryCodes(stores, userId);
  if (half === undefined) {
    await stores.halfSessions.endOfUser(userId);
    await signalSessionsEnded(stores, await stores.ownSessions.endOthers(userId, actor.sessionId));
    return { recoveryCodes };
  }
  await endSessionsOfUser(stores, userId);
  const limits = signInLimits(settings);
  const entered = await enterBySecondStep(stores, { half, member, place: request.place, limits }, deps);
  return { recoveryCodes, entered };
}
