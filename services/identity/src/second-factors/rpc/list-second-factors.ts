import { mustBeUser } from '@setu/kit/rpc';
import { wireFactorKind } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';
import { mustActAsSelf } from '../../sessions/changes/must-act-as-self.js';
import { settingsInForce } from '../../settings/changes/settings-in-force.js';
import { isRequiredOf } from '../domain/second-factor.js';

/** Returns the caller's second factors. Not available to substitutes. */
export const listSecondFactors: Rpc<'listSecondFactors'> =
  (deps) =>
  async (_request, { actor }) => {
    mustBeUser(actor);
    mustActAsSelf(actor);
    const { secondFactors, recoveryCodes, users } = deps.read;
    const factors = await secondFactors.ofUser(actor.userId);
    const member = await users.byId(actor.userId);
    return {
      factors: factors.map(({ id, kind, name, createdAt, lastUsedAt }) => ({
        ...{ id, kind: wireFactorKind(kind), name, createdAt: createdAt.toISOString() },
        lastUsedAt: lastUsedAt?.toISOString() ?? '',
      })),
      recoveryCodesLeft: await recoveryCodes.countOf(actor.userId),
      isRequired: member !== undefined && isRequiredOf(member.company.type, await settingsInForce(deps)),
    };
  };
