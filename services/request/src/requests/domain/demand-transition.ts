import { type Action, statusAfter } from './lifecycle.js';
import { conflict } from './refusals.js';
import type { Request } from './request.js';
import { demand, type Party, type Permission, relationOf } from './rights.js';

/** The parameters of a check: the permission, the action and the expected version (0 means any). */
export interface TransitionDemand {
  permission: Permission;
  action: Action;
  version: number;
}

/**
 * Does the same as `demand`, for a transition. A manager who lost a race to another one gets `conflict` with the
 * current status, not `forbidden`, because the request was unassigned when they acted.
 */
export function demandTransition(
  party: Party,
  request: Request | undefined,
  transition: TransitionDemand,
): asserts request is Request {
  const mayHaveManaged = transition.permission === 'manage' || transition.permission === 'reject';
  if (request !== undefined && mayHaveManaged && relationOf(party, request) === 'onlooking') {
    const isStale = transition.version !== 0 && transition.version !== request.version;
    if (isStale || statusAfter(request.status, transition.action) === undefined) throw conflict(request);
  }
  demand(party, request, transition.permission);
}
