import type { Migration } from '@setu/kit/db';

const indexes = {
  application_tax_number_idx: `(case when pan <> '' then pan else substr(gstn, 3, 10) end)`,
  application_mail_domain_idx: `(lower(split_part(contact ->> 'email', '@', 2)))`,
  application_site_host_idx: `(regexp_replace(lower(web_site_url), '^(https?://)?(www\\.)?([^/:?#]*).*$', '\\3'))`,
};

/** By what applications of one company are found; the stores ask by these very expressions. */
export const similarApplications: Migration = {
  name: '202611230741-similar-applications',
  up: [
    ...Object.entries(indexes).map(([name, by]) => `create index ${name} on application (${by});`),
    `create index application_plain_name_idx on application using gin (
      (regexp_replace(lower(company_name), '\\m(pvt|private|ltd|limited|llp|inc|co|company|corp|corporation)\\M\\.?', ' ', 'g'))
      gin_trgm_ops);`,
  ].join('\n'),
  down: [...Object.keys(indexes), 'application_plain_name_idx'].map((name) => `drop index ${name};`).join('\n'),
};
