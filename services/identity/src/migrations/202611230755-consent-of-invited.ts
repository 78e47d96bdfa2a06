import type { Migration } from '@setu/kit/db';

/** What whoever accepted an invite agreed to, and when: as of a registration. Empty for those who joined before. */
export const consentOfInvited: Migration = {
  name: '202611230755-consent-of-invited',
  up: 'alter table invite add column agreed_at timestamptz, add column consent_edition text;',
  down: 'alter table invite drop column agreed_at, drop column consent_edition;',
};
