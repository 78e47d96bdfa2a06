import { forbidden } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/request/requests';
import { wireAssignmentResult } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';
import { assignManager as assign } from '../changes/assign-manager.js';
import { tooManyIds } from '../domain/refusals.js';
import { isSenior } from '../domain/rights.js';

const maxRequests = 100;

export const assignManager: Rpc<'assignManager'> =
  (deps) =>
  async ({ requestIds, managerId: sentManagerId }, { actor }) => {
    mustBeUser(actor);
    if (!isSenior(actor)) throw forbidden();
    if (requestIds.length > maxRequests) throw tooManyIds('requests', maxRequests);
    const managerId = readId(sentManagerId);
    const assignments: wire.Assignment[] = [];
    // Uses one transaction per request: while it waits for a locked request, it holds no locks on the others.
    for (const requestId of requestIds.map((id) => readId(id))) {
      const { result } = await assign(deps, { actor, requestId, managerId });
      assignments.push({ requestId, result: wireAssignmentResult(result) });
    }
    return { assignments };
  };
