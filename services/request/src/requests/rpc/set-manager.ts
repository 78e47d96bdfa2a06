import { mustBeUser, readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { assignManager } from '../changes/assign-manager.js';
import { conflict } from '../domain/refusals.js';
import { demand } from '../domain/rights.js';

export const setManager: Rpc<'setManager'> =
  (deps) =>
  async ({ requestId: sentRequestId, managerId: sentManagerId }, { actor }) => {
    mustBeUser(actor);
    const requestId = readId(sentRequestId);
    const request = await deps.read.requests.get(requestId);
    demand(actor, request, 'manager_change');
    const { result } = await assignManager(deps, { actor, requestId, managerId: readId(sentManagerId) });
    if (result === 'closed' && request) throw conflict(request);
    return {};
  };
