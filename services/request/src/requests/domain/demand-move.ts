import { type Action, after } from './lifecycle.js';
import { conflict } from './refusals.js';
import type { Request } from './request.js';
import { demand, type Party, type Permission, relationOf } from './rights.js';

/** The parameters of a check: the permission, the action and the expected version (0 means any). */
export interface DemandedMove {
  permission: Permission;
  action: Action;
  version: number;
}

/**
 * Does the same as `demand`, for a transition. A manager who lost a race to another one gets `conflict` with the
 * current status, not `forbidden`, because the request was unassigned when they acted.
 */
export function demandMove(party: Party, request: Request | undefined, move: DemandedMove): asserts request is Request {
  const mayHaveManaged = move.permission === 'manage' || move.permission === 'reject';
  if (request !== undefined && mayHaveManaged && relationOf(party, request) === 'onlooking') {
    const isOld = move.version !== 0 && move.version !== request.version;
    if (isOld || after(request.status, move.action) === undefined) throw conflict(request);
  }
  demand(party, request, move.permission);
}
