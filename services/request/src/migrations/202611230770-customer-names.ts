import type { Migration } from '@setu/kit/db';

/**
 * Brokers' lists go by the customer's name as it is now: of the copies of companies, in their order. A list must have all
 * its requests, so every customer has a copy; one not told of yet has an empty one, older than whatever will be told.
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
