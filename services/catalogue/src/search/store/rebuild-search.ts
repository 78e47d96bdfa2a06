import { type Conn, withTransaction } from '@setu/kit/db';
import { rowsOf } from '../../store/sql.js';
import { WordIndex } from '../domain/word-index.js';
import { lockReadModel } from './read-model-lock.js';
import { indexNextTable, makeNextTables, swapNextTables } from './read-model-tables.js';
import { writeSuggestions, writeWords } from './write-vocabulary.js';

/** Ranks of cards somebody has asked for begin at 1; those of the others begin after this, and new cards come before them. */
const UNASKED = 1_000_000_000;

// Name ranks are spread over the whole range of int, so that a new card finds room between its neighbours.
const DOCS = `
  WITH shown AS (
    SELECT s.id, s.popularity, s.published_at, v.*, co.num AS company_num, cat.num AS category_num, cat.path, cat.words AS category_words
    FROM sku s
    JOIN sku_version v ON v.sku_id = s.id AND v.version = s.published_version
    JOIN company co ON co.id = s.company_id AND co.visible
    JOIN category cat ON cat.id = v.category_id
    WHERE s.removed_at IS NULL),
  gap AS (SELECT 2147483000 / (count(*) + 1) AS step FROM shown),
  ranked AS (
    SELECT shown.*, row_number() OVER (ORDER BY popularity DESC, published_at DESC, id) AS place,
      row_number() OVER (ORDER BY name_key(name_en, name_ru), id) AS en,
      row_number() OVER (ORDER BY name_key(name_ru, name_en), id) AS ru,
      row_number() OVER (ORDER BY name_key(brand_name, ''), id) AS brand
    FROM shown)
  INSERT INTO search_doc_next
    (rank, sku_id, category_num, company_num, price, name_rank_en, name_rank_ru, brand_rank, code, words)
  SELECT place + CASE WHEN popularity > 0 THEN 0 ELSE ${UNASKED} END, id, category_num, company_num, price_from,
    en * step, ru * step, brand * step, code_key(vendor_code),
    card_words(name_en || ' ' || name_ru, brand_name, vendor_code, hs_code, category_words, path, company_num)
  FROM ranked, gap ORDER BY place`;

const LISTING = `
  INSERT INTO listing_next (category_num, rank, price, name_rank_en, name_rank_ru, brand_rank)
  SELECT above.num, d.rank, d.price, d.name_rank_en, d.name_rank_ru, d.brand_rank
  FROM search_doc_next d JOIN category c ON c.num = d.category_num CROSS JOIN unnest(c.path || 0) AS above (num)
  ORDER BY above.num, d.rank`;

const COMPANY_LISTING = `
  INSERT INTO company_listing_next (company_num, rank, category_num, price, name_rank_en, name_rank_ru, brand_rank)
  SELECT company_num, rank, category_num, price, name_rank_en, name_rank_ru, brand_rank FROM search_doc_next ORDER BY company_num, rank`;

const STATS = `
  INSERT INTO category_stats_next (category_num, cards, min_price, max_price)
  SELECT n.num, count(l.rank), min(l.price), max(l.price)
  FROM (SELECT num FROM category UNION ALL SELECT 0) n LEFT JOIN listing_next l ON l.category_num = n.num GROUP BY n.num`;

const NAMES_BATCH = 10_000;
const NAMES = `
  SELECT d.rank, v.name_en AS "nameEn", v.name_ru AS "nameRu", v.brand_name AS "brandName"
  FROM (SELECT rank, sku_id FROM search_doc_next WHERE rank > ?::int ORDER BY rank LIMIT ${NAMES_BATCH}) d
  JOIN sku s ON s.id = d.sku_id JOIN sku_version v ON v.sku_id = s.id AND v.version = s.published_version ORDER BY d.rank`;

async function indexWords(conn: Conn): Promise<void> {
  const index = new WordIndex();
  const titles = await rowsOf<{ title: string; cards: number }>(conn, {
    sql: `SELECT c.title_en || ' ' || c.title_ru AS title, st.cards FROM category c
      JOIN category_stats_next st ON st.category_num = c.num WHERE c.level > 0 AND st.cards > 0`,
    bindings: [],
  });
  for (const { title, cards } of titles) index.addShared(title, cards);
  for (let last = 0; ; ) {
    const names = await rowsOf<{ rank: number; nameEn: string; nameRu: string; brandName: string }>(conn, {
      sql: NAMES,
      bindings: [last],
    });
    for (const name of names) index.add(name);
    last = names.at(-1)?.rank ?? 0;
    if (names.length < NAMES_BATCH) break;
  }
  await writeWords(conn, '_next', index.cardsByWord);
  await writeSuggestions(conn, '_next', index.ranksByBeginning);
}

/** What a rebuild is at, for a progress line. */
export type RebuildStep = 'documents' | 'listings' | 'words' | 'done';

/**
 * Makes the whole read model anew from cards, categories and companies: set by set, beside the living tables, then swaps.
 * Searches go on meanwhile; publishing waits.
 */
export async function rebuildSearch(db: Conn, onStep: (step: RebuildStep) => void = () => undefined): Promise<void> {
  await withTransaction(db, async (conn) => {
    await conn.raw(`SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = '10s'; SET LOCAL idle_in_transaction_session_timeout = 0;
      SET LOCAL work_mem = '128MB'; SET LOCAL maintenance_work_mem = '256MB'`);
    await lockReadModel(conn, 'rebuild');
    await makeNextTables(conn);
    onStep('documents');
    await conn.raw(DOCS);
    await indexNextTable(conn, 'search_doc');
    onStep('listings');
    await conn.raw(LISTING);
    await indexNextTable(conn, 'listing');
    await conn.raw(COMPANY_LISTING);
    await indexNextTable(conn, 'company_listing');
    await conn.raw(STATS);
    await indexNextTable(conn, 'category_stats');
    onStep('words');
    await indexWords(conn);
    for (const table of ['vocab', 'vocab_delete', 'suggestion'] as const) await indexNextTable(conn, table);
    await swapNextTables(conn);
    await conn.raw('DELETE FROM resting_rank');
    await conn.raw('UPDATE read_model_state SET next_rank = ?, rebuilt_at = now()', [UNASKED]);
  });
  onStep('done');
}
