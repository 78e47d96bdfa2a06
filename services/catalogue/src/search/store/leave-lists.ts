import { rowsOf, type SqlConn } from '../../store/sql.js';
import { extreme } from './project-statements.js';
import { lockReadModel } from './read-model-lock.js';
import type { TableSuffix } from './read-model-tables.js';

/** Sums up the listed cards of a company in a read model, for every category above them. */
const ofCompany = (suffix: TableSuffix): string => `
  mine as (select category_num, count(*)::int as cards, min(price) as lowest, max(price_to) as highest,
      coalesce(max(price_to::double precision / price), 1) as spread
    from company_listing${suffix} where company_num = ? group by category_num),
  above as (select above.num, sum(cards)::int as cards, min(lowest) as lowest, max(highest) as highest, max(spread) as spread
    from mine join category c on c.num = mine.category_num cross join unnest(c.path || 0) as above (num) group by above.num)`;

// Locks all categories before reading, because the company may be in any.
const lockCounts = (suffix: TableSuffix): string =>
  `select category_num from category_stats${suffix} order by category_num for update`;

const without = (column: 'price' | 'price_to', suffix: TableSuffix): string =>
  extreme(column, 'above.num', { suffix, staying: true });

// Computes a price bound again only if it was one of the company's prices.
const countOutOf = (suffix: TableSuffix): string => `
  with ${ofCompany(suffix)}
  update category_stats${suffix} st set cards = st.cards - above.cards,
    min_price = case when above.lowest > st.min_price then st.min_price else ${without('price', suffix)} end,
    max_price = case when above.highest < st.max_price then st.max_price else ${without('price_to', suffix)} end
  from above where st.category_num = above.num`;

const countInto = `
  with ${ofCompany('')}
  update category_stats st set cards = st.cards + above.cards, min_price = least(st.min_price, above.lowest),
    max_price = greatest(st.max_price, above.highest), price_spread = greatest(st.price_spread, above.spread)
  from above where st.category_num = above.num`;

async function countOutIn(conn: SqlConn, companyNum: number, suffix: TableSuffix): Promise<void> {
  await conn.raw(lockCounts(suffix));
  await rowsOf(conn, { sql: countOutOf(suffix), bindings: [companyNum] });
}

/**
 * Makes every list leave out the cards of a newly hidden company, and takes them out of the counts.
 * This reads only the company's own list, however many rows are removed later. The caller must hold a lock on the
 * company.
 */
export async function countOut(conn: SqlConn, companyNum: number): Promise<void> {
  await lockReadModel(conn, 'change');
  const sql = 'insert into leaving_company (company_num) values (?) on conflict do nothing returning company_num';
  const isNew = (await rowsOf(conn, { sql, bindings: [companyNum] })).length > 0;
  if (isNew) await countOutIn(conn, companyNum, '');
}

// Records the company's cards for a running rebuild, which may have started while the company was hidden.
const remember = `insert into card_change (sku_id)
  select d.sku_id from company_listing c join search_doc d on d.rank = c.rank where c.company_num = ?`;

/**
 * Makes lists show and count the remaining rows of a company that is visible again. The caller must hold a lock on the
 * company.
 */
export async function countIn(conn: SqlConn, companyNum: number): Promise<void> {
  await lockReadModel(conn, 'change');
  const sql = 'delete from leaving_company where company_num = ? returning company_num';
  const wasLeaving = (await rowsOf(conn, { sql, bindings: [companyNum] })).length > 0;
  if (!wasLeaving) return;
  await rowsOf(conn, { sql: remember, bindings: [companyNum] });
  await conn.raw(lockCounts(''));
  await rowsOf(conn, { sql: countInto, bindings: [companyNum] });
}

/** Takes the leaving companies out of the counts of the next read model, just before the swap. */
export async function countLeavingOut(conn: SqlConn): Promise<void> {
  const sql = 'select company_num from leaving_company order by company_num';
  const rows = await rowsOf<{ company_num: number }>(conn, { sql, bindings: [] });
  for (const { company_num: companyNum } of rows) await countOutIn(conn, companyNum, '_next');
}
