import type { DeskScope } from '../../desk/domain/scope.js';
import { lotInRoublesSql } from './lot-in-roubles.js';

interface Fragment {
  sql: string;
  bindings: string[];
}

const ofRequest = `select request.total_minor as minor, request.total_entered_minor as entered,
  request.total_currency as currency, request.total_rate as rate`;

// The price of the card is a range until an offer exists, as `customerAmount` shows it.
const isRange = (
  card: string,
): string => `coalesce(request.kind = 'rfc' and request.status = any('{draft,new,in_work,send_to_supplier}')
  and (${card} #>> '{card,priceTo,minor}')::numeric > (${card} #>> '{card,priceFrom,minor}')::numeric, false)`;

// The first known amount, as `visibleTo` and `withOwnOffers` show it: the deal for its supplier, the supplier's own
// offer, the price of the supplier's own card.
const ofSupplier = `select known.minor, known.entered, known.currency, known.rate, known.is_lower_bound from (
    select 1 as place, deal.*, false as is_lower_bound from (${ofRequest}) deal
    where (request.invitees @> ?::jsonb or not exists (select from jsonb_array_elements(request.invitees) as invitee
        where invitee ->> 'companyId' <> ? and invitee ->> 'state' <> 'withdrawn'))
      and request.supplier_company_id = ? and request.sent_to_supplier_at is not null
      and (exists (select from offer where offer.request_id = request.id)
        or exists (select from contract where contract.request_id = request.id))
    union all
    select 2, own.price_minor, own.price_minor, 'INR', own.rate, false
    from invitation join supplier_offer as own on own.invitation_id = invitation.id
    where invitation.request_id = request.id and invitation.supplier_company_id = ?
      and invitation.state in ('open', 'chosen')
    union all
    select 3, request.customer_price_minor, request.customer_price_minor, request.customer_price_currency, request.rate,
      ${isRange('item.card')}
    from condition as item
    where item.request_id = request.id and request.kind = 'rfc' and item.card #>> '{card,company,id}' = ?
  ) known order by place limit 1`;

/** Returns the query for the price of the outer query's `request` that a supplier may know. */
export const amountForSupplier = (companyId: string): Fragment => {
  const chosen = JSON.stringify([{ companyId, state: 'chosen' }]);
  return { sql: ofSupplier, bindings: [chosen, companyId, companyId, companyId, companyId] };
};

/** Returns the join that adds `amount`: the price of a request that the readers of a desk may know. */
export const knownAmounts = (scope: DeskScope): Fragment => {
  const { sql, bindings } =
    scope.of === 'supplier'
      ? amountForSupplier(scope.companyId)
      : {
          sql: `${ofRequest}, ${isRange('condition.card')} and not exists (select from offer where offer.request_id = request.id) as is_lower_bound`,
          bindings: [],
        };
  return { sql: `left join lateral (${sql}) amount on true`, bindings };
};

/** The SQL of a known amount in kopecks, 0 without an amount, and null without a rate. */
export const knownRoubles = `case when amount.minor is null then 0
  when amount.currency = 'RUB' then amount.entered
  else ${lotInRoublesSql({ minor: 'amount.minor', count: 'condition.count', rate: 'amount.rate' })} end`;
