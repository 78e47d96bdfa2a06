import { handovers } from '../../requests/domain/sla-timers.js';

const pairs = Object.entries(handovers).map(([status, { milestone }]) => [status, milestone]);

/** The milestone that ends the wait of a request's status, as SQL. */
export const handoverKind = {
  sql: `case request.status ${pairs.map(() => 'when ? then ?').join(' ')} end`,
  bindings: pairs.flat(),
};

/**
 * The SQL condition on `request` that the milestone of its status is reported, so that the next party is responsible.
 */
export const handedOver = {
  sql: `exists (select 1 from milestone where milestone.request_id = request.id and milestone.happened_on is not null
    and milestone.kind = ${handoverKind.sql})`,
  bindings: handoverKind.bindings,
};
