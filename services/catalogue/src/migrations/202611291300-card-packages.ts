import type { Migration } from '@setu/kit/db';

/** Adds the package of a card and the terms of its transport to the versions of cards. */
export const cardPackages: Migration = {
  name: '202611291300-card-packages',
  up: `alter table sku_version
    add column package_net_weight double precision,
    add column package_gross_weight double precision,
    add column package_volume double precision,
    add column is_hazardous boolean not null default false,
    add column transport_temperature text not null default ''`,
  down: `alter table sku_version
    drop column package_net_weight,
    drop column package_gross_weight,
    drop column package_volume,
    drop column is_hazardous,
    drop column transport_temperature`,
};
