import type { LocalText } from '../../domain/local-text.js';
import { rowsOf, type SqlConn } from '../../store/sql.js';

/** An attribute that distinguishes the cards of a category. */
export interface CategoryAttribute {
  id: string;
  name: LocalText;
}

/** Reads and writes the attributes of categories. */
export const categoryAttributes = (conn: SqlConn) => ({
  /** Returns the attributes of each category that has any, in their order. */
  byCategory: async (): Promise<ReadonlyMap<string, CategoryAttribute[]>> => {
    const sql = `select id, category_id as "categoryId", json_build_object('en', name_en, 'ru', name_ru) as name
      from category_attribute order by category_id, position, id`;
    const rows = await rowsOf<CategoryAttribute & { categoryId: string }>(conn, { sql, bindings: [] });
    const found = new Map<string, CategoryAttribute[]>();
    for (const { categoryId, id, name } of rows)
      found.set(categoryId, [...(found.get(categoryId) ?? []), { id, name }]);
    return found;
  },

  of: (categoryId: string): Promise<CategoryAttribute[]> =>
    rowsOf<CategoryAttribute>(conn, {
      sql: `select id, json_build_object('en', name_en, 'ru', name_ru) as name
        from category_attribute where category_id = ? order by position, id`,
      bindings: [categoryId],
    }),

  /** Adds an attribute as the last one. */
  add: async (categoryId: string, { id, name }: CategoryAttribute): Promise<void> => {
    await rowsOf(conn, {
      sql: `insert into category_attribute (id, category_id, position, name_en, name_ru)
        select ?, ?, coalesce(max(position), 0) + 1, ?, ? from category_attribute where category_id = ?`,
      bindings: [id, categoryId, name.en, name.ru, categoryId],
    });
  },

  remove: async (id: string): Promise<void> => {
    await rowsOf(conn, { sql: 'delete from category_attribute where id = ?', bindings: [id] });
  },
});
