import { offerCame } from '../../milestones/store/handed-over.js';
import type { Status } from '../domain/lifecycle.js';
import { offerStatuses } from '../domain/sla-timers.js';
import type { Scope } from './scopes.js';

interface Fragment {
  sql: string;
  bindings: (string | string[])[];
}

/** Returns the supplier whose list a scope is. */
export const supplierOf = (scope: Scope): string | undefined =>
  typeof scope === 'object' && 'supplierId' in scope ? scope.supplierId : undefined;

/**
 * Returns the status under which a request is listed and counted, as SQL. It is the status that its name tells: while
 * suppliers are asked, an offer that has come shows the request as answered. To an invited supplier it is sent out from
 * its invitation on.
 */
export function shownStatus(supplierId: string | undefined): Fragment {
  const came = offerCame(supplierId);
  return {
    sql: `case when ${came.sql} then 'offer_received' when request.status = any(?) then 'send_to_supplier'
      else request.status end`,
    bindings: [...came.bindings, [...offerStatuses(supplierId)]],
  };
}

/** Returns the status under which counted requests are shown whose suppliers are asked. */
export const shownFor = (status: Status, supplierId: string | undefined): Status =>
  offerStatuses(supplierId).includes(status) ? 'send_to_supplier' : status;

/** Returns the stored statuses that requests shown with one of the statuses can have. */
export function storedFor(statuses: readonly Status[], supplierId: string | undefined): Status[] {
  const asking = offerStatuses(supplierId);
  const isAsking = statuses.includes('send_to_supplier') || statuses.includes('offer_received');
  return [...statuses.filter((status) => !asking.includes(status)), ...(isAsking ? asking : [])];
}

/** Returns the condition on a request with one of these stored statuses that it is shown with one of the statuses. */
export function isShownAs(statuses: readonly Status[], supplierId: string | undefined): Fragment | undefined {
  const answered = statuses.includes('offer_received');
  if (answered === statuses.includes('send_to_supplier')) return undefined;
  const came = offerCame(supplierId);
  return {
    sql: `(request.status <> all(?) or ${answered ? '' : 'not '}(${came.sql}))`,
    bindings: [[...offerStatuses(supplierId)], ...came.bindings],
  };
}
