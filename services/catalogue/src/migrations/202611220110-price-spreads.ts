import type { Migration } from '@setu/kit/db';

/**
 * How wide the ranges of a category are: the most that the end of one is of its beginning. A price filter need not look
 * at cards that begin lower than its own beginning divided by it.
 */
export const priceSpreads: Migration = {
  name: '202611220110-price-spreads',
  up: `
    alter table category_stats add column price_spread double precision not null default 1;
    update category_stats st set price_spread = coalesce(
      (select max(l.price_to::double precision / l.price) from listing l where l.category_num = st.category_num), 1);
    drop index listing_price_idx, listing_price_to_idx;
    create index listing_price_idx on listing (category_num, price, price_to, rank);
    create index listing_price_to_idx on listing (category_num, price_to, price, rank);
  `,
  down: `
    drop index listing_price_idx, listing_price_to_idx;
    create index listing_price_idx on listing (category_num, price, rank) include (price_to);
    create index listing_price_to_idx on listing (category_num, price_to, rank) include (price);
    alter table category_stats drop column price_spread;
  `,
};
