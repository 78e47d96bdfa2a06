import type { Migration } from '@setu/kit/db';

/** Lists the companies whose cards the read model still has to update, each with the last card that was updated. */
export const companyProjections: Migration = {
  name: '202611220215-company-projections',
  up: `
    create table company_projection (
      company_id uuid constraint company_projection_pk primary key
        constraint company_projection_company_fk references company (id) on delete cascade,
      after_sku_id uuid not null
    );`,
  down: 'drop table company_projection;',
};
