import type { Migration } from '@setu/kit/db';

/** The certificate of a registration with the verdict on it, or null without one. */
export const registeredWithCertificate: Migration = {
  name: '202611222000-registered-with-certificate',
  up: `
    alter table registration add column certificate jsonb;
  `,
  down: `
    alter table registration drop column certificate;
  `,
};
