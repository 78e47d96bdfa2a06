/** Ranks of cards somebody has asked for begin at 1; those of the others begin after this, and new cards come before them. */
export const unasked = 1_000_000_000;

export const namesBatch = 10_000;

/** What a rebuild fills the next tables by. */
export const rebuildStatements = {
  // Name ranks are spread over the whole range of int, so that a new card finds room between its neighbours.
  docs: `
    with shown as (
      select s.id, s.popularity, s.published_at, v.*, co.num as company_num, cat.num as category_num, cat.path,
        cat.words as category_words, facets.terms, facets.origin, facets.words as facet_words
      from sku s
      join sku_version v on v.sku_id = s.id and v.version = s.published_version
      join company co on co.id = s.company_id and co.visible
      join category cat on cat.id = v.category_id
      cross join lateral card_facets(v) facets
      where s.removed_at is null),
    gap as (select 2147483000 / (count(*) + 1) as step from shown),
    ranked as (
      select shown.*, row_number() over (order by popularity desc, published_at desc, id) as place,
        row_number() over (order by name_key(name_en, name_ru), id) as en,
        row_number() over (order by name_key(name_ru, name_en), id) as ru,
        row_number() over (order by name_key(brand_name, ''), id) as brand
      from shown)
    insert into search_doc_next
      (rank, sku_id, category_num, company_num, price, price_to, name_rank_en, name_rank_ru, brand_rank, code, terms, origin, words)
    select place + case when popularity > 0 then 0 else ${unasked} end, id, category_num, company_num, price_from, price_to,
      en * step, ru * step, brand * step, code_key(vendor_code), terms, origin,
      card_words(name_en || ' ' || name_ru, brand_name, vendor_code, hs_code, category_words, path, company_num) || facet_words
    from ranked, gap order by place`,

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

  state: `insert into read_model_state_next (next_rank, rebuilt_at) values (${unasked}, now())`,

  titles: `
    select c.title_en || ' ' || c.title_ru as title, st.cards from category c
    join category_stats_next st on st.category_num = c.num where c.level > 0 and st.cards > 0`,

  // A card that was withdrawn meanwhile has no name any more, but its rank still counts for the next batch.
  names: `
    select d.rank, coalesce(v.name_en, '') as "nameEn", coalesce(v.name_ru, '') as "nameRu",
      coalesce(v.brand_name, '') as "brandName"
    from (select rank, sku_id from search_doc_next where rank > ?::int order by rank limit ${namesBatch}) d
    left join sku s on s.id = d.sku_id
    left join sku_version v on v.sku_id = s.id and v.version = s.published_version order by d.rank`,
} as const;
