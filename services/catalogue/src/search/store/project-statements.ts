import { stayingRank } from './leaving-companies.js';
import type { TableSuffix } from './read-model-tables.js';

// Locks in rank order, like all transactions that write these rows. No other transaction changes what is read after
// this.
const lockCards = (suffix: TableSuffix): string =>
  `select rank from search_doc${suffix} where sku_id = any (?::uuid[]) order by rank for update`;

// If a category has just moved, its cards may still be listed above its old place. The cards of a leaving company are
// already out of the counts. In the next read model they are taken out at the swap.
const countedPath = (suffix: TableSuffix): string =>
  suffix === ''
    ? `case when company_num in (select company_num from leaving_company) then '{}'::int[] else path end`
    : 'path';

const takeOut = (suffix: TableSuffix): string => `
  with gone as (delete from search_doc${suffix} where sku_id = any (?::uuid[]) returning sku_id, rank, category_num, company_num),
  placed as (
    select g.sku_id, g.rank, g.company_num, c.path || 0 as path, c.path || 0 || array(
      select unnest(m.left_nums) from category_projection m where m.category_num = any (c.path)) as listed
    from gone g join category c on c.num = g.category_num),
  unlisted as (delete from listing${suffix} l using placed p where l.category_num = any (p.listed) and l.rank = p.rank),
  unlisted_company as (
    delete from company_listing${suffix} l using placed p where l.company_num = p.company_num and l.rank = p.rank)
  select sku_id, rank, ${countedPath(suffix)} as path from placed`;

const keys = {
  name_rank_en: 'name_key(v.name_en, v.name_ru)',
  name_rank_ru: 'name_key(v.name_ru, v.name_en)',
  brand_rank: `name_key(v.brand_name, '')`,
} as const;

// `offset 0` makes the server look up each neighbour once, however often it is used.
/** Returns the ranks of a name's neighbours: of the card before it in the order of `key`, and of the card after it. */
const neighbours = (column: string, key: string, suffix: TableSuffix): string => `
  cross join lateral (select coalesce((
      select d.${column} from sku_version w
      join search_doc${suffix} d on d.sku_id = w.sku_id join sku o on o.id = w.sku_id and o.published_version = w.version
      where (${key.replaceAll('v.', 'w.')}, w.sku_id) < (${key}, v.sku_id)
      order by ${key.replaceAll('v.', 'w.')} desc, w.sku_id desc limit 1), 0) as lower offset 0) as ${column}_before
  cross join lateral (select coalesce(
      (select min(d.${column}) from search_doc${suffix} d where d.${column} > ${column}_before.lower), 2147483000) as upper offset 0)
    as ${column}_after`;

// New cards between the same two neighbours share the gap evenly. When the gap is used up, they share a rank until the
// next rebuild.
const between = (column: string, key: string): string => {
  const group = `partition by ${column}_before.lower`;
  return `(${column}_before.lower + (${column}_after.upper - ${column}_before.lower)::bigint
    * row_number() over (${group} order by ${key}, v.sku_id) / (count(*) over (${group}) + 1))::int`;
};

const ofKeys = (written: (column: string, key: string) => string, glue: string): string =>
  Object.entries(keys)
    .map(([column, key]) => written(column, key))
    .join(glue);

const putIn = (suffix: TableSuffix): string => `
  insert into search_doc${suffix}
    (rank, sku_id, category_num, company_num, price, price_to, name_rank_en, name_rank_ru, brand_rank, code, terms, origin, words)
  select asked.rank, s.id, cat.num, co.num, v.price_from, v.price_to, ${ofKeys(between, ', ')}, code_key(v.vendor_code),
    facets.terms, facets.origin,
    card_words(v.name_en || ' ' || v.name_ru, v.brand_name, v.vendor_code, v.hs_code, cat.words, cat.path, co.num) || facets.words
      || marked_words(supplier_name(co.short_name), '^')
  from unnest(?::uuid[], ?::int[]) as asked (id, rank)
  join sku s on s.id = asked.id and s.removed_at is null
  join sku_version v on v.sku_id = s.id and v.version = s.published_version
  join company co on co.id = s.company_id and co.visible
  join category cat on cat.id = v.category_id
  cross join lateral card_facets_by_unit(v) facets
  ${ofKeys((column, key) => neighbours(column, key, suffix), '')}
  returning rank`;

const list = (suffix: TableSuffix): string => `
  with added as (
    insert into listing${suffix} (category_num, rank, price, price_to, name_rank_en, name_rank_ru, brand_rank)
    select above.num, d.rank, d.price, d.price_to, d.name_rank_en, d.name_rank_ru, d.brand_rank
    from search_doc${suffix} d join category c on c.num = d.category_num cross join unnest(c.path || 0) as above (num)
    where d.rank = any (?::int[]) returning category_num, price_to::double precision / price as spread),
  added_company as (
    insert into company_listing${suffix}
      (company_num, rank, category_num, price, price_to, name_rank_en, name_rank_ru, brand_rank)
    select company_num, rank, category_num, price, price_to, name_rank_en, name_rank_ru, brand_rank
    from search_doc${suffix} where rank = any (?::int[]))
  select category_num, count(*)::int as cards, coalesce(max(spread), 1) as spread from added group by category_num`;

/**
 * The lowest `price` or highest `price_to` of a category's listed cards. `staying` leaves out those of leaving
 * companies.
 */
export const extreme = (
  column: 'price' | 'price_to',
  num: string,
  { suffix, staying }: { suffix: TableSuffix; staying: boolean },
): string => `(
  select l.${column} from listing${suffix} l where l.category_num = ${num} and l.${column} is not null
    ${staying ? `and ${stayingRank('l.rank', suffix)}` : ''} order by l.${column} ${column === 'price' ? 'asc' : 'desc'} limit 1)`;

// The next read model takes leaving companies out of its counts at the swap.
const stayingIn = (suffix: TableSuffix) => ({ suffix, staying: suffix === '' });

// Locks the counts before computing them, so that concurrent additions and removals are included.
const lockCounts = (suffix: TableSuffix): string =>
  `select category_num from category_stats${suffix} where category_num = any (?::int[]) order by category_num for update`;

const count = (suffix: TableSuffix): string => `
  insert into category_stats${suffix} as known (category_num, cards, min_price, max_price, price_spread)
  select num, change, ${extreme('price', 'num', stayingIn(suffix))}, ${extreme('price_to', 'num', stayingIn(suffix))}, spread
  from unnest(?::int[], ?::int[], ?::double precision[]) as changed (num, change, spread) order by num
  on conflict (category_num) do update set cards = known.cards + excluded.cards,
    min_price = excluded.min_price, max_price = excluded.max_price,
    price_spread = greatest(known.price_spread, excluded.price_spread)`;

// A card that was hidden with its company gets its old place back. A card that is published again counts as new.
const storeRanks = (suffix: TableSuffix): string => `
  insert into resting_rank${suffix} (sku_id, rank, published_at)
  select g.id, g.rank, s.published_at from unnest(?::uuid[], ?::int[]) as g (id, rank) join sku s on s.id = g.id
  on conflict (sku_id) do update set rank = excluded.rank, published_at = excluded.published_at`;

const rested = (suffix: TableSuffix): string => `
  delete from resting_rank${suffix} r using sku s where s.id = r.sku_id and r.sku_id = any (?::uuid[])
  returning r.sku_id, r.rank, r.published_at is not distinct from s.published_at as is_same`;

const takeRanks = (suffix: TableSuffix): string =>
  `update read_model_state${suffix} set next_rank = next_rank - ?::int returning next_rank as rank`;

const names = (suffix: TableSuffix): string => `
  select d.rank, v.name_en as "nameEn", v.name_ru as "nameRu", v.brand_name as "brandName" from search_doc${suffix} d
  join sku s on s.id = d.sku_id join sku_version v on v.sku_id = s.id and v.version = s.published_version
  where d.rank = any (?::int[]) order by d.rank`;

const titles = (suffix: TableSuffix): string => `
  select c.title_en || ' ' || c.title_ru as title from category c
  where c.level > 0 and c.num in (select unnest(own.path) from search_doc${suffix} d
    join category own on own.num = d.category_num where d.rank = any (?::int[]))
  union all select supplier_name(co.short_name) from company co
  where co.num in (select d.company_num from search_doc${suffix} d where d.rank = any (?::int[]))`;

const of = (suffix: TableSuffix) => ({
  hold: lockCards(suffix),
  takeOut: takeOut(suffix),
  putIn: putIn(suffix),
  list: list(suffix),
  holdCounts: lockCounts(suffix),
  count: count(suffix),
  rest: storeRanks(suffix),
  rested: rested(suffix),
  takeRanks: takeRanks(suffix),
  names: names(suffix),
  titles: titles(suffix),
});

/** The statements that add cards to a read model and remove them, for the live model and the next one. */
export const projectStatements = { '': of(''), _next: of('_next') } satisfies Record<TableSuffix, object>;
export type ProjectStatements = ReturnType<typeof of>;
