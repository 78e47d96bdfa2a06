import type { Migration } from '@setu/kit/db';

/** Adds the logos of companies, as the identity service publishes them. */
export const companyLogos: Migration = {
  name: '202611221630-company-logos',
  up: 'alter table company add column logo_picture_id uuid',
  down: 'alter table company drop column logo_picture_id',
};
