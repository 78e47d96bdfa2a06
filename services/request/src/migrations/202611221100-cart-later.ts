import type { Migration } from '@setu/kit/db';

/** Lets a line be saved for later, with the time. */
export const cartLater: Migration = {
  name: '202611221100-cart-later',
  up: 'alter table cart_line add column later_at timestamptz;',
  down: 'alter table cart_line drop column later_at;',
};
