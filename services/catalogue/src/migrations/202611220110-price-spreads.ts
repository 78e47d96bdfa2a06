import type { Migration } from '@setu/kit/db';

/**
 * Stores the widest price range of a category: the largest ratio of an upper to a lower price.
 * A price filter can skip cards whose lower price is below its own minimum divided by this ratio.
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
