import { colorOf } from '../../read-models/store/picture-colors.js';
import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';
import type { Category, Family } from '../domain/category.js';

interface CategoryRow {
  id: string;
  num: number;
  parent_id: string | null;
  tree_id: string;
  title_en: string;
  title_ru: string;
  level: number;
  type: Category['type'];
  picture_id: string | null;
  picture_color: string | null;
  cards: number;
  path: number[];
}

const withStats = `select c.id, c.num, c.parent_id, c.tree_id, c.title_en, c.title_ru, c.level, c.type, c.picture_id, c.path,
  ${colorOf('c.picture_id')} as picture_color,
  coalesce(st.cards, 0) as cards from category c left join category_stats st on st.category_num = c.num`;

// The stamp contains the id of the transaction that last wrote each row, whichever column that transaction changed. So
// no change can be missed.
const stampOfAll = `select md5(string_agg(c.xmin::text || '.' || coalesce(st.cards, 0), ' ' order by c.num)) as stamp
  from category c left join category_stats st on st.category_num = c.num`;

const toCategory = (row: CategoryRow): Category => ({
  id: row.id,
  num: row.num,
  parentId: row.parent_id ?? undefined,
  treeId: row.tree_id,
  name: { en: row.title_en, ru: row.title_ru },
  level: row.level,
  type: row.type,
  pictureId: row.picture_id ?? undefined,
  pictureColor: row.picture_color ?? '',
  skuCount: row.cards,
  path: row.path,
});

/** Reads the trees. */
export const categories = (conn: SqlConn) => {
  const read = async (
    where: string,
    bindings: readonly (string | readonly (string | number)[])[],
  ): Promise<Category[]> =>
    (
      await rowsOf<CategoryRow>(conn, { sql: `${withStats} ${where} order by c.place`, bindings, isPrepared: true })
    ).map(toCategory);

  return {
    /** Returns every category, parents before children, in display order. */
    all: (): Promise<Category[]> => read('', []),

    /**
     * Returns a stamp that changes with every change of a category, of the order, or of the card counts. It does not
     * cover the colours of pictures.
     */
    stamp: async (): Promise<string> => {
      const row = await rowOf<{ stamp: string | null }>(conn, { sql: stampOfAll, bindings: [], isPrepared: true });
      return row?.stamp ?? '';
    },

    /** Returns categories by their numbers, in display order. */
    byNums: async (nums: readonly number[]): Promise<Category[]> =>
      nums.length === 0 ? [] : read('where c.num = any (?::int[])', [nums]),

    /** Returns categories by their numbers, and their ancestors, in display order. */
    withAbove: async (nums: readonly number[]): Promise<Category[]> =>
      nums.length === 0
        ? []
        : read(
            `where c.num = any (?::int[]) or c.num = any (array(
              select unnest(path) from category where num = any (?::int[])))`,
            [nums, nums],
          ),

    /** Returns categories by their ids, in display order. */
    byIds: async (ids: readonly string[]): Promise<Category[]> =>
      ids.length === 0 ? [] : read('where c.id = any (?::uuid[])', [ids]),

    /** Returns a category with its ancestors and children, or undefined for an unknown id. */
    family: async (id: string): Promise<Family | undefined> => {
      const family = await read(
        `where c.num = any ((select path from category where id = ?)::int[]) or c.parent_id = ?`,
        [id, id],
      );
      const category = family.find((one) => one.id === id);
      if (category === undefined) return undefined;
      return {
        category,
        breadcrumbs: family.filter((one) => category.path.includes(one.num)),
        children: family.filter((one) => one.parentId === id),
      };
    },

    /** Returns the number of subcategories that have published cards, and the number of published cards. */
    counts: async (): Promise<{ categories: number; skus: number }> => {
      const row = await rowOf<{ categories: number; skus: number }>(conn, {
        sql: `select count(*)::int as categories, coalesce((select cards from category_stats where category_num = 0), 0) as skus
          from category c join category_stats st on st.category_num = c.num where c.level = 2 and st.cards > 0`,
        bindings: [],
      });
      return row ?? { categories: 0, skus: 0 };
    },
  };
};
