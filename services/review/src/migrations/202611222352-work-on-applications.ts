import type { Migration } from '@setu/kit/db';

/** Adds the columns for work on applications: the date of a rejection, and the supplier created from an application. */
export const workOnApplications: Migration = {
  name: '202611222352-work-on-applications',
  up: `
    alter table application add column rejected_at timestamptz, add column company_id uuid;
    create index application_manager_idx on application (manager_id, created_at desc);
    create index application_company_idx on application (company_id);
    comment on column application.company_id is 'The supplier that was made of it';
  `,
  down: `
    drop index application_company_idx;
    drop index application_manager_idx;
    alter table application drop column company_id, drop column rejected_at;
  `,
};
