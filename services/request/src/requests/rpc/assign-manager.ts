import { forbidden } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/request/requests';
import { wireAssignmentResult } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';
import { assignManager as assign } from '../changes/assign-manager.js';
import { tooManyIds } from '../domain/refusals.js';
import { isSenior } from '../domain/rights.js';

const mostAtOnce = 100;

export const assignManager: Rpc<'assignManager'> =
  (deps) =>
  async ({ requestIds, managerId: asked }, { actor }) => {
    mustBeUser(actor);
    if (!isSenior(actor)) throw forbidden();
    if (requestIds.length > mostAtOnce) throw tooManyIds('requests', mostAtOnce);
    const managerId = readId(asked);
    const assignments: wire.Assignment[] = [];
    // One after another: whoever holds one of them does not keep the others waiting with locks.
    for (const requestId of requestIds.map((id) => readId(id))) {
      const { result } = await assign(deps, { actor, requestId, managerId });
      assignments.push({ requestId, result: wireAssignmentResult(result) });
    }
    return { assignments };
  };
