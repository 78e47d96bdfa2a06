import type { Migration } from '@setu/kit/db';

/** Indexes that find duplicate suppliers. */
export const similarSuppliers: Migration = {
  name: '202611230742-similar-suppliers',
  up: `
    create function plain_company_name(name text) returns text language sql immutable parallel safe as $$
      select regexp_replace(lower(name), '\\m(pvt|private|ltd|limited|llp|inc|co|company|corp|corporation)\\M', ' ', 'g')
    $$;
    create function site_host(site text) returns text language sql immutable parallel safe as $$
      select regexp_replace(regexp_replace(lower(site), '^(https{0,1}://){0,1}(www\\.){0,1}', ''), '[/:#].*$', '')
    $$;
    create index company_tax_number_idx on company ((case when pan <> '' then pan else substr(gstn, 3, 10) end))
      where type = 'supplier';
    create index company_site_host_idx on company (site_host(web_site)) where type = 'supplier';
    create index company_plain_name_idx on company using gin (plain_company_name(short_name) gin_trgm_ops)
      where type = 'supplier';
    create index company_contact_mail_domain_idx on company_contact ((lower(split_part(email, '@', 2))));
  `,
  down: `
    drop index company_contact_mail_domain_idx;
    drop index company_plain_name_idx;
    drop index company_site_host_idx;
    drop index company_tax_number_idx;
    drop function site_host(text);
    drop function plain_company_name(text);
  `,
};
