import type { Conn } from '@setu/kit/db';
import { rowsOf } from '../../store/sql.js';
import { WordIndex } from '../domain/word-index.js';
import { lockReadModel } from './read-model-lock.js';
import { writeSuggestions, writeWords } from './write-vocabulary.js';

interface Gone {
  sku_id: string;
  rank: number;
  path: number[];
}

const TAKE_OUT = `
  WITH gone AS (DELETE FROM search_doc WHERE sku_id = ANY (?::uuid[]) RETURNING sku_id, rank, category_num, company_num),
  placed AS (SELECT g.sku_id, g.rank, g.company_num, c.path || 0 AS path FROM gone g JOIN category c ON c.num = g.category_num),
  unlisted AS (DELETE FROM listing l USING placed p WHERE l.category_num = ANY (p.path) AND l.rank = p.rank),
  unlisted_company AS (DELETE FROM company_listing l USING placed p WHERE l.company_num = p.company_num AND l.rank = p.rank)
  SELECT sku_id, rank, path FROM placed`;

/** The place of a name between its neighbours, as ranks: the card before it in the order of `key`, and the next one. */
const neighbours = (column: string, key: string): string => `
  CROSS JOIN LATERAL (SELECT coalesce((
      SELECT d.${column} FROM sku_version w
      JOIN search_doc d ON d.sku_id = w.sku_id JOIN sku o ON o.id = w.sku_id AND o.published_version = w.version
      WHERE (${key.replaceAll('v.', 'w.')}, w.sku_id) < (${key}, v.sku_id)
      ORDER BY ${key.replaceAll('v.', 'w.')} DESC, w.sku_id DESC LIMIT 1), 0) AS lower) AS ${column}_before
  CROSS JOIN LATERAL (SELECT coalesce(
      (SELECT min(d.${column}) FROM search_doc d WHERE d.${column} > ${column}_before.lower), 2147483000) AS upper) AS ${column}_after`;

// New cards between the same two neighbours share the gap evenly; when it is used up they share a rank until the next rebuild.
const between = (column: string, key: string): string => {
  const group = `PARTITION BY ${column}_before.lower`;
  return `(${column}_before.lower + (${column}_after.upper - ${column}_before.lower)::bigint
    * row_number() OVER (${group} ORDER BY ${key}, v.sku_id) / (count(*) OVER (${group}) + 1))::int`;
};

const KEYS = {
  name_rank_en: 'name_key(v.name_en, v.name_ru)',
  name_rank_ru: 'name_key(v.name_ru, v.name_en)',
  brand_rank: `name_key(v.brand_name, '')`,
} as const;

const PUT_IN = `
  INSERT INTO search_doc (rank, sku_id, category_num, company_num, price, name_rank_en, name_rank_ru, brand_rank, code, words)
  SELECT asked.rank, s.id, cat.num, co.num, v.price_from,
    ${Object.entries(KEYS)
      .map(([column, key]) => between(column, key))
      .join(', ')},
    code_key(v.vendor_code),
    card_words(v.name_en || ' ' || v.name_ru, v.brand_name, v.vendor_code, v.hs_code, cat.words, cat.path, co.num)
  FROM unnest(?::uuid[], ?::int[]) AS asked (id, rank)
  JOIN sku s ON s.id = asked.id AND s.removed_at IS NULL
  JOIN sku_version v ON v.sku_id = s.id AND v.version = s.published_version
  JOIN company co ON co.id = s.company_id AND co.visible
  JOIN category cat ON cat.id = v.category_id
  ${Object.entries(KEYS)
    .map(([column, key]) => neighbours(column, key))
    .join('')}
  RETURNING rank, category_num`;

const LIST = `
  WITH added AS (
    INSERT INTO listing (category_num, rank, price, name_rank_en, name_rank_ru, brand_rank)
    SELECT above.num, d.rank, d.price, d.name_rank_en, d.name_rank_ru, d.brand_rank
    FROM search_doc d JOIN category c ON c.num = d.category_num CROSS JOIN unnest(c.path || 0) AS above (num)
    WHERE d.rank = ANY (?::int[]) RETURNING category_num),
  added_company AS (
    INSERT INTO company_listing (company_num, rank, category_num, price, name_rank_en, name_rank_ru, brand_rank)
    SELECT company_num, rank, category_num, price, name_rank_en, name_rank_ru, brand_rank FROM search_doc WHERE rank = ANY (?::int[]))
  SELECT category_num, count(*)::int AS cards FROM added GROUP BY category_num`;

const STATS = `
  INSERT INTO category_stats (category_num, cards, min_price, max_price)
  SELECT num, change, (SELECT min(price) FROM listing WHERE category_num = num), (SELECT max(price) FROM listing WHERE category_num = num)
  FROM unnest(?::int[], ?::int[]) AS changed (num, change) ORDER BY num
  ON CONFLICT (category_num) DO UPDATE SET cards = category_stats.cards + excluded.cards,
    min_price = excluded.min_price, max_price = excluded.max_price`;

// A card that was hidden with its company takes its old place again; published anew, it counts as new.
const REST = `
  INSERT INTO resting_rank (sku_id, rank, published_at)
  SELECT g.id, g.rank, s.published_at FROM unnest(?::uuid[], ?::int[]) AS g (id, rank) JOIN sku s ON s.id = g.id
  ON CONFLICT (sku_id) DO UPDATE SET rank = excluded.rank, published_at = excluded.published_at`;
const RESTED = `
  DELETE FROM resting_rank r USING sku s WHERE s.id = r.sku_id AND r.sku_id = ANY (?::uuid[])
  RETURNING r.sku_id, r.rank, r.published_at IS NOT DISTINCT FROM s.published_at AS is_same`;

async function ranksFor(conn: Conn, ids: readonly string[], gone: readonly Gone[]): Promise<number[]> {
  const rested = await rowsOf<{ sku_id: string; rank: number; is_same: boolean }>(conn, {
    sql: RESTED,
    bindings: [ids],
  });
  const kept = new Map([...rested.filter((row) => row.is_same), ...gone].map((row) => [row.sku_id, row.rank]));
  const fresh = ids.filter((id) => !kept.has(id)).length;
  const [counter] = await rowsOf<{ rank: number }>(conn, {
    sql: 'UPDATE read_model_state SET next_rank = next_rank - ?::int RETURNING next_rank AS rank',
    bindings: [fresh],
  });
  let next = counter?.rank ?? 0;
  return ids.map((id) => {
    const rank = kept.get(id);
    if (rank !== undefined) return rank;
    next += 1;
    return next;
  });
}

async function addWords(conn: Conn, ranks: readonly number[]): Promise<void> {
  const index = new WordIndex();
  const names = await rowsOf<{ rank: number; nameEn: string; nameRu: string; brandName: string }>(conn, {
    sql: `SELECT d.rank, v.name_en AS "nameEn", v.name_ru AS "nameRu", v.brand_name AS "brandName" FROM search_doc d
      JOIN sku s ON s.id = d.sku_id JOIN sku_version v ON v.sku_id = s.id AND v.version = s.published_version
      WHERE d.rank = ANY (?::int[]) ORDER BY d.rank`,
    bindings: [ranks],
  });
  for (const name of names) index.add(name);
  const titles = await rowsOf<{ title: string }>(conn, {
    sql: `SELECT c.title_en || ' ' || c.title_ru AS title FROM category c
      WHERE c.level > 0 AND c.num IN (SELECT unnest(own.path) FROM search_doc d JOIN category own ON own.num = d.category_num
        WHERE d.rank = ANY (?::int[]))`,
    bindings: [ranks],
  });
  for (const { title } of titles) index.addShared(title, names.length);
  await writeWords(conn, '', [...index.cardsByWord].sort());
  await writeSuggestions(conn, '', [...index.ranksByBeginning].sort());
}

/**
 * Brings the read model in line with the given cards as they now stand, in the transaction that changed them: shown ones are
 * put in (a card keeps its place in popularity, a new one comes before those nobody has asked for), hidden ones taken out.
 */
export async function projectCards(conn: Conn, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await lockReadModel(conn, 'change');
  const gone = await rowsOf<Gone>(conn, { sql: TAKE_OUT, bindings: [ids] });
  const ranks = await ranksFor(conn, ids, gone);
  const shown = await rowsOf<{ rank: number }>(conn, { sql: PUT_IN, bindings: [ids, ranks] });
  const shownRanks = shown.map((row) => row.rank);
  const hidden = gone.filter((row) => !shownRanks.includes(row.rank));
  await rowsOf(conn, { sql: REST, bindings: [hidden.map((row) => row.sku_id), hidden.map((row) => row.rank)] });
  const listed = await rowsOf<{ category_num: number; cards: number }>(conn, {
    sql: LIST,
    bindings: [shownRanks, shownRanks],
  });
  const changes = new Map(listed.map((row) => [row.category_num, row.cards]));
  for (const num of gone.flatMap((row) => row.path)) changes.set(num, (changes.get(num) ?? 0) - 1);
  await rowsOf(conn, { sql: STATS, bindings: [[...changes.keys()], [...changes.values()]] });
  if (shownRanks.length > 0) await addWords(conn, shownRanks);
}
