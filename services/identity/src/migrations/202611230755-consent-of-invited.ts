import type { Migration } from '@setu/kit/db';

/**
 * The consent of users who accepted an invite, and its time, as in a registration. Empty for those who joined before.
 */
export const consentOfInvited: Migration = {
  name: '202611230755-consent-of-invited',
  up: 'alter table invite add column agreed_at timestamptz, add column consent_edition text;',
  down: 'alter table invite drop column agreed_at, drop column consent_edition;',
};
