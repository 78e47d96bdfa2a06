/** @typedef {import('knex').Knex} Knex */

/** @param {string} salt */
const idOf = (salt) =>
  `(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5('${salt}' || i), 1, 3) || '8' || substr(md5('${salt}' || i), 4, 15))::uuid`;

// Of ten requests one is open, one was rejected and eight are completed, over two years.
const requests = `
  insert into request (id, kind, numeric_hash, status, created_at, published_at, status_at, author_user_id,
    customer_company_id, broker_manager_id, manager_name, contact, sku_id, name_en, name_ru, search_text, total_minor,
    total_entered_minor, total_currency, total_rate)
  select ${idOf('request')}, (array['rfc', 'rfd'])[1 + i % 2], lpad((10000000 + i)::text, 8, '0'),
    case when i / 2 % 10 = 0 then (array['new', 'in_work', 'send_to_supplier', 'offer_received', 'supplier_selected',
        'contracted', 'partially_paid'])[1 + (i / 20) % 7]
      when i / 2 % 10 = 1 then (array['rejected_by_customer', 'rejected_by_supplier', 'rejected_by_broker'])[1 + (i / 20) % 3]
      else 'completed' end,
    at, at, at, md5('user ' || i % 5000)::uuid, md5('customer ' || i % 5000)::uuid, md5('manager ' || i % 50)::uuid,
    'manager ' || i % 50, '{}', md5('card ' || i % 10000)::uuid, 'Thing ' || i, 'Вещь ' || i, 'thing ' || i, i * 100,
    i * 100, 'INR', '{"valueE4": "9500", "nominal": 1}'
  from (select i, now() - interval '720 days' * (1 - (i - :from)::float8 / (:to - :from)) as at
    from generate_series(:from::bigint, :to::bigint - 1) i) rows`;

const conditions = `
  insert into condition (id, request_id, count)
  select md5('condition ' || id)::uuid, id, '1' from request r
  where not exists (select 1 from condition c where c.request_id = r.id)`;

// Every second request that suppliers were asked about has an offer.
const invitations = `
  insert into invitation (id, request_id, supplier_company_id, state, invited_at, state_at)
  select md5('invitation ' || id)::uuid, id, md5('supplier ' || numeric_hash::bigint % 300)::uuid,
    case when status in ('new', 'in_work', 'send_to_supplier') then 'open' else 'chosen' end, status_at, status_at
  from request r where status not in ('draft', 'new', 'in_work')
    and not exists (select 1 from invitation i where i.request_id = r.id)`;
const offers = `
  insert into supplier_offer (invitation_id, request_id, version, given_at, changed_at, price_minor, lead_days, valid_until)
  select id, request_id, 1, state_at, state_at, 1, 1, '' from invitation i
  where (state = 'chosen' or hashtext(id::text) % 2 = 0)
    and not exists (select 1 from supplier_offer o where o.invitation_id = i.id)`;

const customers = `
  insert into company_copy (id, type, short_name, inn, version, search_text)
  select md5('customer ' || i)::uuid, 'customer', 'Company ' || i, '77' || i, 1, 'company ' || i
  from generate_series(0, 4999) i on conflict (id) do nothing`;

/**
 * Adds requests with their conditions, invitations and offers.
 * @param {Knex} owner a pool of one connection of the database's owner, without timeouts
 * @param {{ from: number, to: number }} step
 */
export async function fillRequests(owner, { from, to }) {
  await owner.raw('set search_path = setu_request');
  // Without the checks of foreign keys, which would take most of the time.
  await owner.raw('set session_replication_role = replica');
  await owner.raw(customers);
  await owner.raw(requests.replaceAll(':from', `${from}`).replaceAll(':to', `${to}`));
  for (const sql of [conditions, invitations, offers]) await owner.raw(sql);
  for (const table of ['request', 'condition', 'invitation', 'supplier_offer', 'company_copy'])
    await owner.raw(`vacuum analyze ${table}`);
}
