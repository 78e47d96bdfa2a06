import type { Conn } from '@setu/kit/db';
import { rowOf, rowsOf } from '../../store/sql.js';
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
  cards: number;
  path: number[];
}

const SELECT = `SELECT c.id, c.num, c.parent_id, c.tree_id, c.title_en, c.title_ru, c.level, c.type, c.picture_id, c.path,
  coalesce(st.cards, 0) AS cards FROM category c LEFT JOIN category_stats st ON st.category_num = c.num`;

const toCategory = (row: CategoryRow): Category => ({
  id: row.id,
  num: row.num,
  parentId: row.parent_id ?? undefined,
  treeId: row.tree_id,
  name: { en: row.title_en, ru: row.title_ru },
  level: row.level,
  type: row.type,
  pictureId: row.picture_id ?? undefined,
  skuCount: row.cards,
  path: row.path,
});

/** Reads the trees. */
export const categories = (conn: Conn) => {
  const read = async (where: string, bindings: readonly (string | readonly number[])[]): Promise<Category[]> =>
    (await rowsOf<CategoryRow>(conn, { sql: `${SELECT} ${where} ORDER BY c.place`, bindings })).map(toCategory);

  return {
    /** Every category, parents before children, in display order. */
    all: (): Promise<Category[]> => read('', []),

    /** Categories by their numbers, in display order. */
    byNums: async (nums: readonly number[]): Promise<Category[]> =>
      nums.length === 0 ? [] : read('WHERE c.num = ANY (?::int[])', [nums]),

    /** A category with its ancestors and children; undefined for an unknown one. */
    family: async (id: string): Promise<Family | undefined> => {
      const near = await read(
        `WHERE c.num = ANY ((SELECT path FROM category WHERE id = ?)::int[]) OR c.parent_id = ?`,
        [id, id],
      );
      const category = near.find((one) => one.id === id);
      if (category === undefined) return undefined;
      return {
        category,
        breadcrumbs: near.filter((one) => category.path.includes(one.num)),
        children: near.filter((one) => one.parentId === id),
      };
    },

    /** Sub-categories that hold published cards, and published cards. */
    counts: async (): Promise<{ categories: number; skus: number }> => {
      const row = await rowOf<{ categories: number; skus: number }>(conn, {
        sql: `SELECT count(*)::int AS categories, coalesce((SELECT cards FROM category_stats WHERE category_num = 0), 0) AS skus
          FROM category c JOIN category_stats st ON st.category_num = c.num WHERE c.level = 2 AND st.cards > 0`,
        bindings: [],
      });
      return row ?? { categories: 0, skus: 0 };
    },
  };
};
