import type { Migration } from '@setu/kit/db';

/**
 * Stores where the customer wants a sample, and when the broker passed the address on to the supplier. Samples of the
 * past have no address.
 */
export const sampleAddress: Migration = {
  name: '202612021200-sample-address',
  up: `
alter table sample add column address text not null default '';
alter table sample add column address_passed_at timestamptz;
`,
  down: `
alter table sample drop column address_passed_at;
alter table sample drop column address;
`,
};
