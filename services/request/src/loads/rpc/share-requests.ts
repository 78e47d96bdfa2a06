import { invalid } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/request/loads';
import { wireAssignmentResult } from '@setu/proto/wire-words';
import { assignManager } from '../../requests/changes/assign-manager.js';
import { tooManyIds } from '../../requests/domain/refusals.js';
import { permissionsOf } from '../../requests/domain/rights.js';
import type { Rpc } from '../../served.js';
import { shareOut } from '../domain/loads.js';
import { readLoads } from './read-loads.js';

const maxRequests = 100;

export const shareRequests: Rpc<'shareRequests'> =
  (deps) =>
  async ({ requestIds: sentIds, managerIds }, { actor }) => {
    if (sentIds.length > maxRequests) throw tooManyIds('requests', maxRequests);
    const loads = await readLoads(deps, actor, managerIds);
    const [anyone] = loads;
    if (anyone === undefined) throw invalid({ managers: 'required' });
    const requestIds = sentIds.map((id) => readId(id));
    const found = await deps.read.requests.list.byIds(requestIds);
    // Requests that cannot be reassigned do not count in the distribution.
    const open = found.filter((request) => permissionsOf(actor, request).includes('manager_change'));
    const order = requestIds.flatMap((id) => open.find((request) => request.id === id) ?? []);
    const assigned = shareOut(
      order.map(({ id, brokerManagerId: managerId }) => ({ id, managerId })),
      loads,
    );
    const shares: wire.Share[] = [];
    // Uses one transaction per request: while it waits for a locked request, it holds no locks on the others.
    for (const requestId of requestIds) {
      const toId = assigned.get(requestId) ?? anyone.managerId;
      const { result, managerId = '' } = await assignManager(deps, { actor, requestId, managerId: toId });
      const isAssigned = result === 'assigned' || result === 'unchanged';
      shares.push({ requestId, result: wireAssignmentResult(result), managerId: isAssigned ? managerId : '' });
    }
    return { shares };
  };
