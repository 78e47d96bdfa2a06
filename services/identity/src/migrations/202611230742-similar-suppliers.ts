import type { Migration } from '@setu/kit/db';

const plainName = `regexp_replace(lower(short_name), '\\m(pvt|private|ltd|limited|llp|inc|co|company|corp|corporation)\\M\\.?', ' ', 'g')`;
const host = `regexp_replace(lower(web_site), '^(https?://)?(www\\.)?([^/:?#]*).*$', '\\3')`;

/** By what suppliers that are one company are found; the store asks by these very expressions. */
export const similarSuppliers: Migration = {
  name: '202611230742-similar-suppliers',
  up: `
    create index company_tax_number_idx on company ((case when pan <> '' then pan else substr(gstn, 3, 10) end))
      where type = 'supplier';
    create index company_site_host_idx on company ((${host})) where type = 'supplier';
    create index company_plain_name_idx on company using gin ((${plainName}) gin_trgm_ops) where type = 'supplier';
    create index company_contact_mail_domain_idx on company_contact ((lower(split_part(email, '@', 2))));
  `,
  down: `
    drop index company_contact_mail_domain_idx;
    drop index company_plain_name_idx;
    drop index company_site_host_idx;
    drop index company_tax_number_idx;
  `,
};
