import { rowOf, type SqlConn } from '../../store/sql.js';
import type { KnownReferences, References } from '../domain/references.js';

/** Reads which of the objects that a form refers to exist. */
export const references = (conn: SqlConn) => ({
  known: async ({ categoryId, unitId, colorId, industryIds }: References): Promise<KnownReferences> => {
    const row = await rowOf<Omit<KnownReferences, 'type'> & { type: KnownReferences['type'] | null }>(conn, {
      sql: `select (select type from category where id = ? and level = 2) as type,
          exists (select from unit where id = ?) as "hasUnit",
          exists (select from color where id = ?) as "hasColor",
          (select count(*)::int from industry where id = any (?::uuid[])) as industries,
          exists (select from industry where id = any (?::uuid[]) and lower(name_en) = 'other') as "isOther"`,
      bindings: [categoryId || null, unitId || null, colorId ?? null, industryIds, industryIds],
    });
    const none = { hasUnit: false, hasColor: false, industries: 0, isOther: false };
    return { ...(row ?? none), type: row?.type ?? undefined };
  },
});
