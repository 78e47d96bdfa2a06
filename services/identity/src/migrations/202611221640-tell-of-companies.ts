import type { Migration } from '@setu/kit/db';

/** The additional facts on a supplier's page: a logo, the broker's checks, and its production and markets. */
export const tellOfCompanies: Migration = {
  name: '202611221640-tell-of-companies',
  up: `
    alter table company
      add column logo_picture_id uuid,
      add column checks jsonb not null default '[]'
        constraint company_checks_check check (jsonb_typeof(checks) = 'array'),
      add column production jsonb not null default '{}'
        constraint company_production_check check (jsonb_typeof(production) = 'object');
  `,
  down: 'alter table company drop column logo_picture_id, drop column checks, drop column production',
};
