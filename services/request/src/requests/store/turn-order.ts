import { handedOver } from '../../milestones/store/handed-over.js';
import { openStages, type SlaTerms, statusesAwaiting, statusesHandedTo, termsOf } from '../domain/sla-timers.js';
import { dueAt } from './due-order.js';
import type { Scope } from './scopes.js';

interface TurnOrder {
  scope: Exclude<Scope, 'published'>;
  terms: SlaTerms;
  descending: boolean;
}

type Bindings = (string | number | string[])[];

/**
 * Returns the `order by` expression that puts the requests first in which a company has to act, by deadline. Requests
 * with a question to the company follow, then the other open ones, newest first. Ended requests are always last.
 */
export function byTurn({ scope, terms, descending }: TurnOrder): { sql: string; bindings: Bindings } {
  const side = 'supplierId' in scope ? 'supplier' : 'customer';
  const handed = statusesHandedTo(side);
  const own = `request.status = any(?) and (request.status = any(?)) = ${handedOver.sql}`;
  const asked = questionTo(scope);
  const way = descending ? 'desc' : 'asc';
  const against = descending ? 'asc' : 'desc';
  const due = dueAt(termsOf(side, terms));
  const isOver = 'request.status <> all(?)';
  const over: Bindings = [['draft', ...openStages]];
  const turn: Bindings = [[...statusesAwaiting(side), ...handed], handed, ...handedOver.bindings];
  return {
    sql: `${isOver}, case when ${own} then 0 when ${asked.sql} then 1 else 2 end ${way},
      case when ${own} then ${due.sql} end ${way} nulls last, request.listed_at ${against}, request.id ${against}`,
    bindings: [...over, ...turn, ...asked.bindings, ...turn, ...due.bindings],
  };
}

/** Returns the condition that somebody waits for the company's answer in the request's conversation. */
function questionTo(scope: TurnOrder['scope']): { sql: string; bindings: string[] } {
  const isAsked = (side: string, channel: string) =>
    `exists (select 1 from conversation where conversation.request_id = request.id
      and conversation.asked = '${side}' and ${channel})`;
  if (!('supplierId' in scope)) return { sql: isAsked('customer', "conversation.channel = 'customer'"), bindings: [] };
  const channel = `conversation.channel in (select 'supplier-' || invitation.id from invitation
      where invitation.request_id = request.id and invitation.supplier_company_id = ?::uuid)`;
  return { sql: isAsked('supplier', channel), bindings: [scope.supplierId] };
}
