import type { Knex } from '@setu/kit/db';
import { rowsByKeys } from '../../store/by-keys.js';
import type { DeliveryTerms } from '../domain/delivery-terms.js';
import type { Day } from '../domain/milestone.js';

interface TermsRow {
  request_id: string;
  is_shipped: boolean;
  planned_on: Day | null;
  paid_on: Day | null;
  lead_days: number | null;
  is_service: boolean;
  advance_share: number;
  dispatch_share: number;
}

/** The terms of a deal, and whether it still waits for its shipment. */
export interface KnownTerms extends DeliveryTerms {
  isShipped: boolean;
}

// The advance is paid on the day that was reported, or that the broker has given, or else on the day of the
// confirmation in Moscow, where the brokers work.
const columns = `shipped.happened_on is not null as is_shipped,
    to_char(shipped.expected_on, 'YYYY-MM-DD') as planned_on,
    case when request.status = 'partially_paid' then coalesce(to_char(advance.happened_on, 'YYYY-MM-DD'),
      paid.payment_due, to_char(request.status_at at time zone 'Europe/Moscow', 'YYYY-MM-DD')) end as paid_on,
    coalesce((select offer.lead_days from invitation join supplier_offer offer on offer.invitation_id = invitation.id
        where invitation.request_id = request.id and invitation.state = 'chosen' limit 1),
      (condition.card -> 'card' ->> 'leadDays')::int) as lead_days,
    coalesce(condition.card -> 'card' ->> 'type' = 'SKU_TYPE_SERVICE', false) as is_service,
    coalesce((condition.card ->> 'paymentAdvance')::float8, 0) as advance_share,
    coalesce((condition.card ->> 'paymentTransfer')::float8, 0) as dispatch_share`;

const joins = `left join milestone shipped on shipped.request_id = request.id and shipped.kind = 'shipped'
    left join milestone advance on advance.request_id = request.id and advance.kind = 'advance'
    left join lateral (select event.payment_due from status_event event
      where event.request_id = request.id and event.status = 'partially_paid' order by event.seq desc limit 1) paid on true`;

const termsOf = `select request.id as request_id, ${columns}
  from request join condition on condition.request_id = request.id ${joins} where request.id = any(?::uuid[])`;

/**
 * The end in Moscow of the day by which the goods of `request` are shipped, as SQL. Matches `shipmentDay`. Null if the
 * day is not known.
 */
export const shipmentEnd = `(select (coalesce(terms.planned_on::date, terms.paid_on::date + terms.lead_days) + 1)::timestamp
    at time zone 'Europe/Moscow'
  from (select ${columns} from condition ${joins} where condition.request_id = request.id) as terms)`;

/** Returns the terms of delivery by request id. */
export async function deliveryTermsAmong(
  conn: Pick<Knex, 'raw'>,
  requestIds: readonly string[],
): Promise<Map<string, KnownTerms>> {
  const rows = await rowsByKeys<TermsRow>(conn, termsOf, requestIds);
  return new Map(
    rows.map((row) => [
      row.request_id,
      {
        isShipped: row.is_shipped,
        plannedOn: row.planned_on ?? undefined,
        advancePaidOn: row.paid_on ?? undefined,
        leadDays: row.lead_days ?? undefined,
        isService: row.is_service,
        advanceShare: row.advance_share,
        dispatchShare: row.dispatch_share,
      },
    ]),
  );
}
