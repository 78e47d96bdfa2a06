import type { AssignmentResult } from '@setu/proto/words';
import type { Request } from './request.js';
import { type Party, permissionsOf, relationOf } from './rights.js';

/** The outcome of an assignment, with the request after it if it changed. */
export interface Assignment {
  result: AssignmentResult;
  after?: Request;
}

/**
 * Decides the outcome of assigning a request to a manager, or to none.
 * - A senior manager may assign any open request.
 * - Drafts and requests that the party may not see count as not found.
 * - Ended requests keep their manager.
 */
export function assignedTo(party: Party, request: Request | undefined, managerId: string | undefined): Assignment {
  if (request === undefined || relationOf(party, request) === undefined) return { result: 'not_found' };
  if (!permissionsOf(party, request).includes('manager_change')) return { result: 'closed' };
  if (request.brokerManagerId === managerId) return { result: 'unchanged' };
  return { result: 'assigned', after: { ...request, brokerManagerId: managerId, version: request.version + 1 } };
}
