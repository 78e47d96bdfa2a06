import { noteFamilies } from '../../cards/store/card-families.js';
import { rowsOf, type SqlConn } from '../../store/sql.js';
import { WordIndex } from '../domain/word-index.js';
import { type ProjectStatements, projectStatements } from './project-statements.js';
import { lockReadModel } from './read-model-lock.js';
import type { TableSuffix } from './read-model-tables.js';
import { writeSuggestions, writeWords } from './write-vocabulary.js';

interface RemovedRow {
  sku_id: string;
  rank: number;
  path: number[];
}

/** The cards added to a category: their number, and the ratio of the widest price range (1 if there is none). */
interface ListedRow {
  category_num: number;
  cards: number;
  spread: number;
}

/**
 * Returns the changed categories, each with the change of its card count and the widest price range among its new
 * cards.
 */
function changesOf(listed: readonly ListedRow[], removed: readonly RemovedRow[]): [number[], number[], number[]] {
  const cards = new Map(listed.map((row) => [row.category_num, row.cards]));
  for (const num of removed.flatMap((row) => row.path)) cards.set(num, (cards.get(num) ?? 0) - 1);
  const spreads = new Map(listed.map((row) => [row.category_num, row.spread]));
  const nums = [...cards.keys()];
  return [nums, [...cards.values()], nums.map((num) => spreads.get(num) ?? 1)];
}

async function ranksFor(
  conn: SqlConn,
  { rested, takeRanks }: ProjectStatements,
  ids: readonly string[],
  removed: readonly RemovedRow[],
): Promise<number[]> {
  const resting = await rowsOf<{ sku_id: string; rank: number; is_same: boolean }>(conn, {
    sql: rested,
    bindings: [ids],
  });
  const ranks = new Map([...resting.filter((row) => row.is_same), ...removed].map((row) => [row.sku_id, row.rank]));
  const newCount = ids.filter((id) => !ranks.has(id)).length;
  const [counter] =
    newCount === 0 ? [] : await rowsOf<{ rank: number }>(conn, { sql: takeRanks, bindings: [newCount] });
  let next = counter?.rank ?? 0;
  return ids.map((id) => {
    const rank = ranks.get(id);
    if (rank !== undefined) return rank;
    next += 1;
    return next;
  });
}

async function addWords(conn: SqlConn, suffix: TableSuffix, ranks: readonly number[]): Promise<void> {
  const sql = projectStatements[suffix];
  const index = new WordIndex();
  const names = await rowsOf<{ rank: number; nameEn: string; nameRu: string; brandName: string }>(conn, {
    sql: sql.names,
    bindings: [ranks],
  });
  for (const name of names) index.add(name);
  const titles = await rowsOf<{ title: string }>(conn, { sql: sql.titles, bindings: [ranks, ranks] });
  for (const { title } of titles) index.addShared(title, names.length);
  const target = { suffix, isFilled: true };
  await writeWords(conn, target, [...index.cardsByWord].sort());
  await writeSuggestions(conn, target, [...index.ranksByBeginning].sort());
}

async function count(conn: SqlConn, sql: ProjectStatements, changes: ReturnType<typeof changesOf>): Promise<void> {
  if (changes[0].length === 0) return;
  await rowsOf(conn, { sql: sql.holdCounts, bindings: [changes[0]] });
  await rowsOf(conn, { sql: sql.count, bindings: changes });
}

/**
 * Removes cards from a read model and returns their rows. Also stores their ranks, so that a card that returns gets its
 * place back.
 */
async function takeOut(conn: SqlConn, sql: ProjectStatements, ids: readonly string[]): Promise<RemovedRow[]> {
  await rowsOf(conn, { sql: sql.hold, bindings: [ids] });
  return rowsOf<RemovedRow>(conn, { sql: sql.takeOut, bindings: [ids] });
}

const storeRanks = (conn: SqlConn, sql: ProjectStatements, hidden: readonly RemovedRow[]): Promise<unknown> =>
  rowsOf(conn, { sql: sql.rest, bindings: [hidden.map((row) => row.sku_id), hidden.map((row) => row.rank)] });

/**
 * Updates one of the two read models with the current state of the given cards. The caller must ensure that no other
 * transaction writes it.
 */
export async function projectInto(conn: SqlConn, suffix: TableSuffix, ids: readonly string[]): Promise<void> {
  const sql = projectStatements[suffix];
  const removed = await takeOut(conn, sql, ids);
  const ranks = await ranksFor(conn, sql, ids, removed);
  const shown = (await rowsOf<{ rank: number }>(conn, { sql: sql.putIn, bindings: [ids, ranks] })).map(
    ({ rank }) => rank,
  );
  await storeRanks(
    conn,
    sql,
    removed.filter((row) => !shown.includes(row.rank)),
  );
  const listed = await rowsOf<ListedRow>(conn, {
    sql: sql.list,
    bindings: [shown, shown],
  });
  if (shown.length > 0) await addWords(conn, suffix, shown);
  // The counts are written last, because transactions with cards of the same categories wait from here until this one
  // ends.
  await count(conn, sql, changesOf(listed, removed));
}

// A concurrent transaction that locks the company waits here. Otherwise cards could be added after the company's cards
// were removed.
const lockCompanies = `
  select co.id from company co
  where co.id in (select company_id from sku where id = any (?::uuid[])) order by co.id for share`;

const remember = 'insert into card_change (sku_id) select unnest(?::uuid[])';

/**
 * Updates the read model with the current state of the given cards, in the transaction that changed them. Also records
 * the change for a running rebuild. Visible cards are added and hidden cards removed. A card keeps its place by
 * popularity, and a new card comes before all cards without demand.
 */
export async function projectCards(conn: SqlConn, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await rowsOf(conn, { sql: lockCompanies, bindings: [ids] });
  await lockReadModel(conn, 'change');
  await rowsOf(conn, { sql: remember, bindings: [ids] });
  await noteFamilies(conn, ids);
  await projectInto(conn, '', ids);
}

const ofCompany = `select d.sku_id from company_listing c join search_doc d on d.rank = c.rank
  where c.company_num = ? order by c.rank limit ?::int`;

/**
 * Removes the next `limit` cards of a hidden company from the read model, in the transaction that locks the company.
 * Returns their number, and records the change for a running rebuild.
 */
export async function takeOutCompany(conn: SqlConn, companyNum: number, limit: number): Promise<number> {
  await lockReadModel(conn, 'change');
  const rows = await rowsOf<{ sku_id: string }>(conn, { sql: ofCompany, bindings: [companyNum, limit] });
  const ids = rows.map((row) => row.sku_id);
  if (ids.length === 0) return 0;
  await rowsOf(conn, { sql: remember, bindings: [ids] });
  const sql = projectStatements[''];
  const removed = await takeOut(conn, sql, ids);
  await storeRanks(conn, sql, removed);
  await count(conn, sql, changesOf([], removed));
  return ids.length;
}
