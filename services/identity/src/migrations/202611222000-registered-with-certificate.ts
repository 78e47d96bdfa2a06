import type { Migration } from '@setu/kit/db';

/** With which certificate somebody registers, as it was looked at; none: without one. */
export const registeredWithCertificate: Migration = {
  name: '202611222000-registered-with-certificate',
  up: `
    alter table registration add column certificate jsonb;
  `,
  down: `
    alter table registration drop column certificate;
  `,
};
