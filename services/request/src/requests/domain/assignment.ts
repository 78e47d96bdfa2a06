import type { AssignmentResult } from '@setu/proto/words';
import type { Request } from './request.js';
import { type Party, permissionsOf, relationOf } from './rights.js';

/** What giving a request to a manager comes to, with the request after it where it changed. */
export interface Assignment {
  result: AssignmentResult;
  after?: Request;
}

/**
 * Takes who asks, a request and a manager, gives what comes of it: a senior gives any request under way to anybody of
 * the managers, or to nobody; drafts and what somebody may not see do not exist, what has come to its end stays with whom it is.
 */
export function assignedTo(party: Party, request: Request | undefined, managerId: string | undefined): Assignment {
  if (request === undefined || relationOf(party, request) === undefined) return { result: 'not_found' };
  if (!permissionsOf(party, request).includes('manager_change')) return { result: 'closed' };
  if (request.brokerManagerId === managerId) return { result: 'unchanged' };
  return { result: 'assigned', after: { ...request, brokerManagerId: managerId, version: request.version + 1 } };
}
