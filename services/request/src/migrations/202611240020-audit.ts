import { auditView } from '@setu/kit/audit';

// A subquery looks up the customer's company for each row, because a join would sort all entries for every page.
/**
 * The changes that move a deal forward after it was published. Typed texts and changes of a draft stay in the request's
 * own audit.
 */
const published = `field in ('status', 'broker_manager', 'supplier', 'offer_price', 'contract_price', 'invited_supplier')
    and old_value <> 'draft' and new_value <> 'draft'`;

const ofRequests = `select a.id, a.at, coalesce(a.acting_user_id, a.by_user_id),
    case when a.acting_user_id is not null then a.by_user_id end,
    (select r.customer_company_id from request r where r.id = a.request_id),
    'request.' || a.field || '_changed', 'request', a.request_id::text,
    jsonb_build_object(a.field, a.old_value), jsonb_build_object(a.field, a.new_value), '', ${published}
  from request_audit a`;

/** The view of who changed which deal, read from the requests' own audit. */
export const auditEntries = auditView(
  '202611240020-audit',
  [ofRequests],
  [
    `create index request_audit_at_idx on request_audit (at, id) where ${published}`,
    `create index request_audit_object_idx on request_audit ((request_id::text), at, id) where ${published}`,
    'create index request_audit_actor_idx on request_audit (coalesce(acting_user_id, by_user_id), at, id)',
    `create index request_audit_stood_in_idx on request_audit ((case when acting_user_id is not null then by_user_id end), at)
      where acting_user_id is not null`,
  ],
);
