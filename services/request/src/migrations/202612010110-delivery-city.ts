import type { Migration } from '@setu/kit/db';

/** Stores the city that the customer wants the goods delivered to. Empty if they chose none. */
export const deliveryCity: Migration = {
  name: '202612010110-delivery-city',
  up: "alter table condition add column delivery_city text not null default '';",
  down: 'alter table condition drop column delivery_city;',
};
