import type { Migration } from '@setu/kit/db';

/** Adds the functions and indexes that find applications of the same company. */
export const similarApplications: Migration = {
  name: '202611230741-similar-applications',
  up: `
    create function plain_company_name(name text) returns text language sql immutable parallel safe as $$
      select regexp_replace(lower(name), '\\m(pvt|private|ltd|limited|llp|inc|co|company|corp|corporation)\\M', ' ', 'g')
    $$;
    create function site_host(site text) returns text language sql immutable parallel safe as $$
      select regexp_replace(regexp_replace(lower(site), '^(https{0,1}://){0,1}(www\\.){0,1}', ''), '[/:#].*$', '')
    $$;
    create index application_tax_number_idx on application ((case when pan <> '' then pan else substr(gstn, 3, 10) end));
    create index application_mail_domain_idx on application ((lower(split_part(contact ->> 'email', '@', 2))));
    create index application_site_host_idx on application (site_host(web_site_url));
    create index application_plain_name_idx on application using gin (plain_company_name(company_name) gin_trgm_ops);
  `,
  down: `
    drop index application_plain_name_idx;
    drop index application_site_host_idx;
    drop index application_mail_domain_idx;
    drop index application_tax_number_idx;
    drop function site_host(text);
    drop function plain_company_name(text);
  `,
};
