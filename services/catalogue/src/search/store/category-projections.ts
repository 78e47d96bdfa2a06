import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';
import { WordIndex } from '../domain/word-index.js';
import { extreme } from './project-statements.js';
import { lockReadModel } from './read-model-lock.js';
import { writeWords } from './write-vocabulary.js';

const beforeAll = -1;
const living = { suffix: '', staying: true } as const;

// The cards of a category are added to, or subtracted from, all categories above it.
const adjust = `
  insert into category_stats as known (category_num, cards, min_price, max_price, price_spread)
  select c.num, c.sign * own.cards, own.min_price, own.max_price, own.price_spread
  from (select unnest(?::int[]) as num, unnest(?::int[]) as sign) c, category_stats own where own.category_num = ? order by c.num
  on conflict (category_num) do update set cards = known.cards + excluded.cards,
    min_price = case when excluded.cards > 0 then least(known.min_price, excluded.min_price) else known.min_price end,
    max_price = case when excluded.cards > 0 then greatest(known.max_price, excluded.max_price) else known.max_price end,
    price_spread = greatest(known.price_spread, excluded.price_spread)`;

// Removes from `left_nums` the categories that contain the moved category again.
const begin = `
  insert into category_projection as p (category_num, after_rank, left_nums) values (?, ${beforeAll}, ?)
  on conflict on constraint category_projection_pk do update set after_rank = excluded.after_rank,
    left_nums = array(select n from unnest(p.left_nums || excluded.left_nums) as n
      where n <> all ((select path from category c where c.num = p.category_num)::int[]) group by n)`;

const next = 'select rank from listing where category_num = ? and rank > ? order by rank limit ?';
// Locks in rank order, like all transactions that write these cards.
const lockCards = 'select rank from search_doc where rank = any (?::int[]) order by rank for update';
const unlist = 'delete from listing where category_num = any (?::int[]) and rank = any (?::int[])';
const list = `
  insert into listing (category_num, rank, price, price_to, name_rank_en, name_rank_ru, brand_rank)
  select above.num, d.rank, d.price, d.price_to, d.name_rank_en, d.name_rank_ru, d.brand_rank
  from search_doc d join category c on c.num = d.category_num cross join unnest(c.path || 0) as above (num)
  where d.rank = any (?::int[]) on conflict (category_num, rank) do nothing`;
const rewrite = `
  update search_doc d set words = fresh.words, terms = fresh.terms, origin = fresh.origin
  from (select o.rank, facets.terms, facets.origin, card_words(v.name_en || ' ' || v.name_ru, v.brand_name, v.vendor_code, v.hs_code, cat.words, cat.path,
      o.company_num) || facets.words || marked_words(supplier_name(co.short_name), '^') as words
    from search_doc o join sku s on s.id = o.sku_id join company co on co.id = s.company_id
    join sku_version v on v.sku_id = s.id and v.version = s.published_version
    join category cat on cat.id = v.category_id cross join lateral card_facets_by_unit(v) facets where o.rank = any (?::int[])) fresh
  where d.rank = fresh.rank and d.words is distinct from fresh.words`;
const reckon = `
  update category_stats st set min_price = ${extreme('price', 'st.category_num', living)},
    max_price = ${extreme('price_to', 'st.category_num', living)}
  where st.category_num = any (array(select category_num from category_stats where category_num = any (?::int[])
    order by category_num for update))`;

/**
 * Tracks categories that moved or were renamed. Their counts change immediately, the rows of their cards in short
 * transactions.
 */
export const categoryProjections = (conn: SqlConn) => ({
  /**
   * Takes a lock until the transaction ends, so that no other transaction changes the category of a card, or the trees.
   */
  alone: (): Promise<void> => lockReadModel(conn, 'alone'),

  /**
   * Moves the counts of a category from the categories above its old place to those above the new one. Also queues its
   * cards from the first. The caller must write the category's own path first.
   */
  begin: async (
    num: number,
    { left, joined }: { left: readonly number[]; joined: readonly number[] },
  ): Promise<void> => {
    const signs = [...left.map(() => -1), ...joined.map(() => 1)];
    if (signs.length > 0) await rowsOf(conn, { sql: adjust, bindings: [[...left, ...joined], signs, num] });
    await rowsOf(conn, { sql: begin, bindings: [num, left] });
  },

  /** Adds the words of a category's title to the vocabulary, as words of its cards. */
  learn: async (num: number, title: string): Promise<void> => {
    const sql = 'select cards from category_stats where category_num = ?';
    const cards = (await rowOf<{ cards: number }>(conn, { sql, bindings: [num] }))?.cards ?? 0;
    if (cards === 0) return;
    const index = new WordIndex();
    index.addShared(title, cards);
    await writeWords(conn, { suffix: '', isFilled: true }, [...index.cardsByWord].sort());
  },

  /** Updates the next `limit` cards of a category in a separate transaction. Returns whether more may be left. */
  step: async (num: number, limit: number): Promise<boolean> => {
    await lockReadModel(conn, 'change');
    const pending = await rowOf<{ after_rank: number; left_nums: number[] }>(conn, {
      sql: 'select after_rank, left_nums from category_projection where category_num = ? for update',
      bindings: [num],
    });
    if (pending === undefined) return false;
    const rows = await rowsOf<{ rank: number }>(conn, { sql: next, bindings: [num, pending.after_rank, limit] });
    const ranks = rows.map(({ rank }) => rank);
    const last = ranks.at(-1);
    if (last === undefined) {
      await rowsOf(conn, { sql: reckon, bindings: [pending.left_nums] });
      await rowsOf(conn, { sql: 'delete from category_projection where category_num = ?', bindings: [num] });
      return false;
    }
    await rowsOf(conn, { sql: lockCards, bindings: [ranks] });
    await rowsOf(conn, { sql: unlist, bindings: [pending.left_nums, ranks] });
    await rowsOf(conn, { sql: list, bindings: [ranks] });
    await rowsOf(conn, { sql: rewrite, bindings: [ranks] });
    await rowsOf(conn, {
      sql: 'update category_projection set after_rank = ? where category_num = ?',
      bindings: [last, num],
    });
    return true;
  },

  /** Returns the categories with cards left to update. */
  due: async (): Promise<number[]> => {
    const sql = 'select category_num from category_projection order by category_num';
    return (await rowsOf<{ category_num: number }>(conn, { sql, bindings: [] })).map((row) => row.category_num);
  },
});
