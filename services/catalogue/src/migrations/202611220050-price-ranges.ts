import type { Migration } from '@setu/kit/db';

/** Adds the upper end of a card's price to the lists. A price filter keeps the cards whose range overlaps it. */
export const priceRanges: Migration = {
  name: '202611220050-price-ranges',
  up: `
    alter table search_doc add column price_to bigint;
    alter table listing add column price_to bigint;
    alter table company_listing add column price_to bigint;
    update search_doc d set price_to = v.price_to
      from sku s join sku_version v on v.sku_id = s.id and v.version = s.published_version where s.id = d.sku_id;
    update listing l set price_to = d.price_to from search_doc d where d.rank = l.rank;
    update company_listing l set price_to = d.price_to from search_doc d where d.rank = l.rank;

    drop index listing_rank_key, listing_price_idx, listing_name_en_idx, listing_name_ru_idx, listing_brand_idx;
    create unique index listing_rank_key on listing (category_num, rank) include (price, price_to);
    create index listing_price_idx on listing (category_num, price, rank) include (price_to);
    create index listing_price_to_idx on listing (category_num, price_to, rank) include (price);
    create index listing_name_en_idx on listing (category_num, name_rank_en, rank) include (price, price_to);
    create index listing_name_ru_idx on listing (category_num, name_rank_ru, rank) include (price, price_to);
    create index listing_brand_idx on listing (category_num, brand_rank, rank) include (price, price_to);
    update category_stats st set max_price = (select max(price_to) from listing l where l.category_num = st.category_num);
  `,
  down: `
    update category_stats st set max_price = (select max(price) from listing l where l.category_num = st.category_num);
    drop index listing_rank_key, listing_price_idx, listing_price_to_idx, listing_name_en_idx, listing_name_ru_idx, listing_brand_idx;
    alter table company_listing drop column price_to;
    alter table listing drop column price_to;
    alter table search_doc drop column price_to;
    create unique index listing_rank_key on listing (category_num, rank) include (price);
    create index listing_price_idx on listing (category_num, price, rank);
    create index listing_name_en_idx on listing (category_num, name_rank_en, rank) include (price);
    create index listing_name_ru_idx on listing (category_num, name_rank_ru, rank) include (price);
    create index listing_brand_idx on listing (category_num, brand_rank, rank) include (price);
  `,
};
