import type { Kind } from '../domain/figures.js';

/*
 * The items of each figure: request, instant and value. `:companies` are supplier ids, `:today` is the day in Moscow.
 * Days are compared as days, and a day begins in Moscow.
 */

/** When a manager recorded the supplier's offer. It replaces an answer that the supplier gave outside Setu. */
const recorded = `left join status_event recorded on recorded.request_id = i.request_id
    and recorded.status = 'offer_received' and r.supplier_company_id = i.supplier_company_id`;

const answers = `select i.supplier_company_id as company_id, i.request_id,
    coalesce(i.answered_at, recorded.at) as at,
    extract(epoch from coalesce(i.answered_at, recorded.at) - i.invited_at)::float8 as value
  from invitation i join request r on r.id = i.request_id ${recorded}
  where i.supplier_company_id = any(:companies) and coalesce(i.answered_at, recorded.at) >= i.invited_at`;

// An offer is decided when the customer's request has its supplier, or ends because of its customer or supplier. An end
// by the broker says nothing about the offer.
const offers = `select i.supplier_company_id as company_id, i.request_id,
    case when i.state = 'open' then r.status_at else i.state_at end as at,
    (i.state = 'chosen')::int::float8 as value
  from invitation i join request r on r.id = i.request_id ${recorded}
  where i.supplier_company_id = any(:companies) and (i.state = 'chosen'
    or ((i.state = 'not_chosen' or (i.state = 'open' and r.status in ('rejected_by_customer', 'rejected_by_supplier')))
      and (recorded.at is not null or exists (select 1 from supplier_offer o where o.invitation_id = i.id))))`;

// A deal was sent to its supplier, which lets the index by supplier serve it.
const ofSupplier = 'r.supplier_company_id = any(:companies) and r.sent_to_supplier_at is not null';

// A shipment that is not reported by its promised date is late, unless the deal ended early.
const shipments = `select r.supplier_company_id as company_id, m.request_id,
    coalesce(m.happened_on, m.expected_on + 1)::timestamp at time zone 'Europe/Moscow' as at,
    coalesce(m.happened_on <= m.expected_on, false)::int::float8 as value
  from request r join milestone m on m.request_id = r.id and m.kind = 'shipped'
  where ${ofSupplier} and m.expected_on is not null and (m.happened_on is not null
    or (m.expected_on < cast(:today as date) and r.status in ('contracted', 'partially_paid', 'completed')))`;

const deals = `select r.supplier_company_id as company_id, r.id as request_id, c.at,
    (select count(*) from claim where claim.request_id = r.id)::float8 as value
  from request r join contract c on c.request_id = r.id
  where ${ofSupplier}`;

// The supplier that sent the sample gets the verdict, even if the customer then chose another one.
const samples = `select s.supplier_company_id as company_id, s.request_id, s.judged_at as at,
    (s.verdict <> 'does_not_suit')::int::float8 as value
  from sample s where s.supplier_company_id = any(:companies) and s.judged_at is not null`;

/** The SQL that selects the items of each figure, of all time. */
const itemQueries: Record<Kind, string> = { answers, offers, shipments, deals, samples };

const all = Object.entries(itemQueries)
  .map(([kind, sql]) => `select '${kind}' as kind, * from (${sql}) ${kind}`)
  .join(' union all ');

/** Sums up the items since `:since` by company, figure and, if asked for, month. */
export const sumsQuery = (byMonth: boolean): string => `select company_id, kind,
    ${byMonth ? "to_char(at at time zone 'Europe/Moscow', 'YYYY-MM')" : "''"} as month,
    count(*)::int as count, sum(value) as sum,
    percentile_cont(0.5) within group (order by value) as median,
    percentile_cont(0.9) within group (order by value) as ninetieth
  from (${all}) item where at >= :since group by 1, 2, 3`;

/** Selects a page of the items of a figure since `:since`, newest first, with their requests. */
export const pageQuery = (kind: Kind): string => `select item.request_id, request.kind, request.numeric_hash,
    request.name_en, request.name_ru, item.at, item.value
  from (${itemQueries[kind]}) item join request on request.id = item.request_id
  where item.at >= :since order by item.at desc, item.request_id limit :limit offset :offset`;

/** Counts the items of a figure since `:since`. */
export const countQuery = (kind: Kind): string =>
  `select count(*)::int as total from (${itemQueries[kind]}) item where item.at >= :since`;

/** Counts a supplier's completed deals. */
export const completedQuery = `select count(*) as completed from request
  where supplier_company_id = :company and sent_to_supplier_at is not null and status = 'completed'`;
