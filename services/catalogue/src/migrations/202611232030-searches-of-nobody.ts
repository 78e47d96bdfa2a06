import type { Migration } from '@setu/kit/db';

/**
 * Makes stored searches anonymous. A search keeps its normalised words, its language, the side of the marketplace that
 * searched and the card opened from it.
 * Personal data that the previous release still writes is dropped. Its two columns are removed in a later release.
 */
export const anonymousSearches: Migration = {
  name: '202611232030-searches-of-nobody',
  up: `
    alter table search_log
      add column words text not null generated always as (left(btrim(words(query)), 200)) stored,
      add column language text not null generated always as (case when fold(query) ~ '[а-я]' then 'ru'
        when fold(query) ~ '[a-z]' then 'en' else left(locale, 2) end) stored,
      add column audience text not null default 'stranger'
        constraint search_log_audience_check check (audience in ('stranger', 'customer', 'supplier', 'broker')),
      add column opened_sku_id uuid;
    create function search_log_of_nobody() returns trigger language plpgsql as $nobody$
    begin
      new.user_id := null;
      new.company_id := null;
      return new;
    end
    $nobody$;
    create trigger search_log_of_nobody before insert or update on search_log
      for each row execute function search_log_of_nobody();
    update search_log set user_id = null, company_id = null where user_id is not null or company_id is not null;
    drop index search_log_user_idx;
  `,
  down: `
    create index search_log_user_idx on search_log (user_id) where user_id is not null;
    drop trigger search_log_of_nobody on search_log;
    drop function search_log_of_nobody();
    alter table search_log drop column opened_sku_id, drop column audience, drop column language, drop column words;
  `,
};
