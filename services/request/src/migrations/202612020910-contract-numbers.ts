import type { Migration } from '@setu/kit/db';

/** Stores the number and the day of a contract's paper. Older contracts have neither. */
export const contractNumbers: Migration = {
  name: '202612020910-contract-numbers',
  up: `
alter table contract
  add column number text not null default '',
  add column signed_on text;
`,
  down: 'alter table contract drop column number, drop column signed_on;',
};
