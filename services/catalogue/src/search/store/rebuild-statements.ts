import { demandPoints } from '../../demand/store/demand.js';

/**
 * Ranks of cards with demand begin at 1. Ranks of other cards begin after this number, and new cards come before those.
 */
export const firstRankWithoutDemand = 1_000_000_000;

export const namesBatch = 10_000;

/** The statements that fill the next tables. */
export const rebuildStatements = {
  // Cards are wide rows and are sorted four times, so only their sort keys are sorted. Then each card is read once, in
  // rank order, and the data for documents and words is stored together. Name ranks are spread over the full range of
  // int, so that a new card fits between its neighbours.
  cards: `
    create unlogged table card_next as
    with asked as materialized (${demandPoints}),
    shown as materialized (
      select s.id, v.version, co.num as company_num, s.popularity + coalesce(asked.points, 0) as popularity, s.published_at,
        name_key(v.name_en, v.name_ru) as name_en, name_key(v.name_ru, v.name_en) as name_ru, name_key(v.brand_name, '') as brand
      from sku s
      join sku_version v on v.sku_id = s.id and v.version = s.published_version
      join company co on co.id = s.company_id and co.visible
      left join asked on asked.sku_id = s.id
      where s.removed_at is null),
    gap as (select 2147483000 / (count(*) + 1) as step from shown),
    ranked as materialized (
      select id, version, company_num, popularity > 0 as is_asked,
        row_number() over (order by popularity desc, published_at desc, id) as place,
        row_number() over (order by name_en, id) as en,
        row_number() over (order by name_ru, id) as ru,
        row_number() over (order by brand, id) as brand
      from shown)
    select (place + case when is_asked then 0 else ${firstRankWithoutDemand} end)::int as rank, r.id as sku_id, r.company_num, v.category_id,
      (en * step)::int as name_rank_en, (ru * step)::int as name_rank_ru, (r.brand * step)::int as brand_rank,
      v.price_from, v.price_to, v.name_en, v.name_ru, v.brand_name, v.vendor_code, v.hs_code,
       facets.terms, facets.origin, facets.words as facet_words
    from gap, ranked r join sku_version v on v.sku_id = r.id and v.version = r.version
    cross join lateral card_facets_by_unit(v) facets
    order by 1`,

  cardRanks: 'create index card_next_rank_idx on card_next (rank)',

  // Read in storage order, which is rank order.
  docs: `
    with supplier as materialized (
      select num, marked_words(supplier_name(short_name), '^') as words from company)
    insert into search_doc_next
      (rank, sku_id, category_num, company_num, price, price_to, name_rank_en, name_rank_ru, brand_rank, code, terms, origin, words)
    select n.rank, n.sku_id, cat.num, n.company_num, n.price_from, n.price_to, n.name_rank_en, n.name_rank_ru, n.brand_rank,
      code_key(n.vendor_code), n.terms, n.origin,
      card_words(n.name_en || ' ' || n.name_ru, n.brand_name, n.vendor_code, n.hs_code, cat.words, cat.path, n.company_num)
        || n.facet_words || supplier.words
    from card_next n join category cat on cat.id = n.category_id join supplier on supplier.num = n.company_num`,

  listing: `
    insert into listing_next (category_num, rank, price, price_to, name_rank_en, name_rank_ru, brand_rank)
    select above.num, d.rank, d.price, d.price_to, d.name_rank_en, d.name_rank_ru, d.brand_rank
    from search_doc_next d join category c on c.num = d.category_num cross join unnest(c.path || 0) as above (num)
    order by above.num, d.rank`,

  companyListing: `
    insert into company_listing_next
      (company_num, rank, category_num, price, price_to, name_rank_en, name_rank_ru, brand_rank)
    select company_num, rank, category_num, price, price_to, name_rank_en, name_rank_ru, brand_rank
    from search_doc_next order by company_num, rank`,

  stats: `
    insert into category_stats_next (category_num, cards, min_price, max_price, price_spread)
    select n.num, count(l.rank), min(l.price), max(l.price_to),
      coalesce(max(l.price_to::double precision / l.price), 1)
    from (select num from category union all select 0) n left join listing_next l on l.category_num = n.num group by n.num`,

  state: `insert into read_model_state_next (next_rank, rebuilt_at) values (${firstRankWithoutDemand}, now())`,

  titles: `
    select c.title_en || ' ' || c.title_ru as title, st.cards from category c
    join category_stats_next st on st.category_num = c.num where c.level > 0 and st.cards > 0
    union all select supplier_name(co.short_name), d.cards from company co join (
      select company_num, count(*)::int as cards from search_doc_next group by company_num) d on d.company_num = co.num`,

  names: `
    select rank, name_en as "nameEn", name_ru as "nameRu", brand_name as "brandName" from card_next
    where rank > ?::int order by rank limit ${namesBatch}`,

  done: 'drop table card_next',
} as const;
