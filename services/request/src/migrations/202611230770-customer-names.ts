import type { Migration } from '@setu/kit/db';

/**
 * Sorts brokers' lists by the customer's current name, using the read models of companies.
 * Every customer needs a row there, or its requests would be missing from a list. A customer not reported yet gets an
 * empty row, older than any reported version.
 */
export const customerNames: Migration = {
  name: '202611230770-customer-names',
  up: `
alter table company_copy add column sort_name text not null generated always as (lower(short_name)) stored;
create index company_copy_sort_idx on company_copy (sort_name, id);

create function request_know_customer() returns trigger language plpgsql as $know$
begin
  insert into company_copy (id, type, short_name, inn, version, search_text)
    values (new.customer_company_id, 'customer', '', '', -1, '') on conflict (id) do nothing;
  return null;
end
$know$;
create trigger request_customer_known after insert on request
  for each row execute function request_know_customer();
create trigger request_customer_still_known after update of customer_company_id on request
  for each row when (old.customer_company_id is distinct from new.customer_company_id)
  execute function request_know_customer();
insert into company_copy (id, type, short_name, inn, version, search_text)
  select distinct customer_company_id, 'customer', '', '', -1, '' from request on conflict (id) do nothing;
`,
  down: `
drop trigger request_customer_still_known on request;
drop trigger request_customer_known on request;
drop function request_know_customer();
delete from company_copy where version = -1;
drop index company_copy_sort_idx;
alter table company_copy drop column sort_name;
`,
};
