import { handovers, offerStatuses } from '../../requests/domain/sla-timers.js';

const pairs = Object.entries(handovers).flatMap(([status, { ends }]) => (ends === 'offer' ? [] : [[status, ends]]));

/** The milestone that ends the wait of a request's status, as SQL. */
export const handoverKind = {
  sql: `case request.status ${pairs.map(() => 'when ? then ?').join(' ')} end`,
  bindings: pairs.flat(),
};

/**
 * Returns the SQL condition on `request` that an offer has come while suppliers are asked. A supplier knows only its own
 * offer, also to an invitation before the request is sent out. The others know of any offer.
 */
export const offerCame = (supplierId?: string): { sql: string; bindings: (string | string[])[] } => ({
  sql: `request.status = any(?) and exists (select 1 from supplier_offer
      join invitation on invitation.id = supplier_offer.invitation_id and invitation.state = 'open'
      where supplier_offer.request_id = request.id${supplierId === undefined ? '' : ' and invitation.supplier_company_id = ?::uuid'})`,
  bindings: [[...offerStatuses(supplierId)], ...(supplierId === undefined ? [] : [supplierId])],
});

/**
 * Returns the SQL condition on `request` that the work of the first responsible party of its status has ended, so that
 * the next one is responsible: the milestone is reported, or an offer has come. A supplier is responsible until its own
 * offer, also to an invitation before the request is sent out. The others know of any offer.
 */
export const handedOver = (supplierId?: string): { sql: string; bindings: (string | string[])[] } => {
  const came = offerCame(supplierId);
  return {
    sql: `(exists (select 1 from milestone where milestone.request_id = request.id and milestone.happened_on is not null
    and milestone.kind = ${handoverKind.sql})
    or ${came.sql})`,
    bindings: [...handoverKind.bindings, ...came.bindings],
  };
};
