import type { Migration } from '@setu/kit/db';

/**
 * Compares read models of cards by revision. Stores the supplier of each card, because the supplier may be locked or
 * blacklisted.
 */
export const copiesRevision: Migration = {
  name: '202611220110-copies-revision',
  up: `
alter table card_copy
  add column revision integer not null default 0,
  add column supplier_company_id uuid;
update card_copy set supplier_company_id = (content -> 'card' -> 'company' ->> 'id')::uuid;
alter table company_copy
  add column active boolean not null default true,
  add column blacklisted boolean not null default false;
`,
  down: `
alter table company_copy drop column blacklisted, drop column active;
alter table card_copy drop column supplier_company_id, drop column revision;
`,
};
