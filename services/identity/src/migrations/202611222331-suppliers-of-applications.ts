import type { Migration } from '@setu/kit/db';

/** The application from which a supplier was made. An application makes only one supplier. */
export const suppliersOfApplications: Migration = {
  name: '202611222331-suppliers-of-applications',
  up: `
    alter table company add column application_id uuid;
    create unique index company_application_key on company (application_id) where application_id is not null;
  `,
  down: `
    drop index company_application_key;
    alter table company drop column application_id;
  `,
};
