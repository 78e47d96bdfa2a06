import type { LocalText } from '../../domain/local-text.js';
import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';

/** The fields of a category that only admins see. */
export interface CategoryAdminFields {
  id: string;
  version: number;
  changedAt: Date | null;
  changedBy: string | null;
}

/** A row of the flat list: a category and the names of its ancestors. */
export interface ListedRow {
  id: string;
  above: LocalText[];
}

const found = `from category where ? = '' or strpos(fold(title_en), fold(?)) > 0 or strpos(fold(title_ru), fold(?)) > 0`;

/** Reads the trees as admins see them. */
export const treeCategories = (conn: SqlConn) => ({
  /** Returns the fields of every category, or of the given ones. */
  adminFields: async (ids?: readonly string[]): Promise<ReadonlyMap<string, CategoryAdminFields>> => {
    const rows = await rowsOf<CategoryAdminFields>(conn, {
      sql: `select id, version, changed_at as "changedAt", changed_by as "changedBy" from category
        ${ids === undefined ? '' : 'where id = any (?::uuid[])'}`,
      bindings: ids === undefined ? [] : [ids],
    });
    return new Map(rows.map((row) => [row.id, row]));
  },

  /**
   * Returns a page of the categories whose name contains the text in either language, in display order, and their total
   * number.
   */
  list: async (
    search: string,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ lines: ListedRow[]; total: number }> => {
    const searchBindings = [search, search, search];
    const [lines, counted] = await Promise.all([
      rowsOf<ListedRow>(conn, {
        sql: `select f.id, (select coalesce(json_agg(json_build_object('en', a.title_en, 'ru', a.title_ru) order by a.level), '[]')
            from category a where a.num = any (f.path) and a.id <> f.id) as above
          from (select id, place, path ${found} order by place limit ? offset ?) f order by f.place`,
        bindings: [...searchBindings, limit, offset],
      }),
      rowOf<{ total: number }>(conn, { sql: `select count(*)::int as total ${found}`, bindings: searchBindings }),
    ]);
    return { lines, total: counted?.total ?? 0 };
  },
});
