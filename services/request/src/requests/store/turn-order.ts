import { isWaiting, type Waits } from '../../desk/store/matters-query.js';
import { shipmentEnd } from '../../milestones/store/delivery-terms.js';
import { handedOver } from '../../milestones/store/handed-over.js';
import { openStages, type SlaTerms, statusesAwaiting, statusesHandedTo, termsOf } from '../domain/sla-timers.js';
import { dueAt } from './due-order.js';
import type { Scope } from './scopes.js';

interface TurnOrder {
  scope: Exclude<Scope, 'published'>;
  terms: SlaTerms;
  descending: boolean;
  waits?: Waits | undefined;
}

type Bindings = (string | number | string[])[];

/**
 * Returns the deadline of a supplier's step as SQL. It ships by the day of the deal, as its lists and dashboard show:
 * the limit of the stage is the broker's.
 */
export function supplierDue(terms: SlaTerms): ReturnType<typeof dueAt> {
  const { sql, bindings } = dueAt(termsOf('supplier', terms));
  return { sql: `case when request.status = 'partially_paid' then ${shipmentEnd} else ${sql} end`, bindings };
}

/**
 * Returns the `order by` expression of a company's list: requests in which it has to act by deadline, then those that
 * wait for the reader for another reason, such as a question, then drafts, then the other open ones, newest first. Ended
 * requests are always last.
 */
export function byTurn({ scope, terms, descending, waits: read }: TurnOrder): { sql: string; bindings: Bindings } {
  const side = 'supplierId' in scope ? 'supplier' : 'customer';
  const handed = statusesHandedTo(side);
  const given = handedOver('supplierId' in scope ? scope.supplierId : undefined);
  const own = `request.status = any(?) and (request.status = any(?)) = ${given.sql}`;
  const waits = read ? isWaiting(read) : { sql: 'false', bindings: [] };
  const way = descending ? 'desc' : 'asc';
  const against = descending ? 'asc' : 'desc';
  const due = side === 'supplier' ? supplierDue(terms) : dueAt(termsOf(side, terms));
  const isOver = `(request.status <> all(?) and not (${waits.sql}))`;
  const over: Bindings = [['draft', ...openStages], ...waits.bindings];
  const turn: Bindings = [[...statusesAwaiting(side), ...handed], handed, ...given.bindings];
  return {
    sql: `${isOver}, case when request.status = 'draft' then 2 when ${own} then 0 when ${waits.sql} then 1 else 3 end ${way},
      case when ${own} then ${due.sql} end ${way} nulls last, request.listed_at ${against}, request.id ${against}`,
    bindings: [...over, ...turn, ...waits.bindings, ...turn, ...due.bindings],
  };
}
