import type { Migration } from '@setu/kit/db';

/**
 * Stores how many published requests each manager has in each status, and the sums of the completed ones. A trigger adds
 * a row for each change and never changes one, so writers do not wait for each other. The count is the sum of the rows.
 * The trigger runs at the end of the transaction, when a new request also has its condition.
 */
export const statusCounts: Migration = {
  name: '202612041000-status-counts',
  up: `
create table status_count (
  kind text not null,
  status text not null,
  broker_manager_id uuid,
  n bigint not null,
  paise numeric not null default 0,
  kopecks numeric not null default 0,
  unrated bigint not null default 0
);

-- A price in kopecks: 0 without a price, and null without a rate. The price of a unit is rounded to a kopeck before it is
-- multiplied.
create function price_kopecks(minor bigint, entered bigint, currency text, rate jsonb, units numeric) returns numeric
language sql immutable as $kopecks$
  select case when minor is null then 0 when currency = 'RUB' then entered
    else coalesce(
      case when mod(minor::numeric, units) = 0 then units * round(minor::numeric / units * (rate ->> 'valueE4')::numeric
        / (10000 * (rate ->> 'nominal')::numeric)) end,
      round(minor * (rate ->> 'valueE4')::numeric / (10000 * (rate ->> 'nominal')::numeric))) end
$kopecks$;

-- The count and sums of one request with the number of its units.
create function request_counted_as(counted request, units numeric, sign integer) returns setof status_count
language sql immutable as $as$
  select counted.kind, counted.status, counted.broker_manager_id, sign,
    coalesce(sign * counted.total_minor, 0)::numeric * is_summed,
    coalesce(sign * kopecks, 0) * is_summed, sign * (kopecks is null)::integer * is_summed
  from (select (counted.status = 'completed')::integer as is_summed, case when counted.status = 'completed'
    then price_kopecks(counted.total_minor, counted.total_entered_minor, counted.total_currency, counted.total_rate, units)
    end as kopecks offset 0) summed
  where counted.status <> 'draft'
$as$;

create function units_of(request_id uuid) returns numeric language sql stable as $units$
  select substring(trim(condition.count) from '^0*([1-9][0-9]{0,11})$')::numeric
  from condition where condition.request_id = $1
$units$;

create function request_count_status() returns trigger language plpgsql as $count$
begin
  if tg_op <> 'INSERT' then
    insert into status_count select * from request_counted_as(old, units_of(old.id), -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into status_count select * from request_counted_as(new, units_of(new.id), 1);
  end if;
  return null;
end
$count$;

create constraint trigger request_counted after insert or delete on request deferrable initially deferred
  for each row execute function request_count_status();
create constraint trigger request_recounted
  after update of kind, status, broker_manager_id, total_minor, total_entered_minor, total_currency, total_rate on request
  deferrable initially deferred for each row
  when ((old.kind, old.status, old.broker_manager_id) is distinct from (new.kind, new.status, new.broker_manager_id)
    or (new.status = 'completed' and (old.total_minor, old.total_entered_minor, old.total_currency, old.total_rate)
      is distinct from (new.total_minor, new.total_entered_minor, new.total_currency, new.total_rate)))
  execute function request_count_status();
`,
  down: `
drop trigger request_recounted on request;
drop trigger request_counted on request;
drop function request_count_status();
drop function units_of(uuid);
drop function request_counted_as(request, numeric, integer);
drop function price_kopecks(bigint, bigint, text, jsonb, numeric);
drop table status_count;
`,
};
