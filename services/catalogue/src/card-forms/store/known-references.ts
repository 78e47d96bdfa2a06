import type { Card } from '../../cards/domain/card.js';
import { rowOf, type SqlConn } from '../../store/sql.js';

/** What a form points at. */
export interface References {
  categoryId: string;
  unitId: string;
  colorId: string | undefined;
  industryIds: readonly string[];
}

/** Which of it there is; the type is its category's. */
export interface KnownReferences {
  /** Undefined: no sub-category of that id. */
  type: Card['category']['type'] | undefined;
  hasUnit: boolean;
  hasColor: boolean;
  /** How many of the industries there are. */
  industries: number;
  /** One of them is "other": the form says which. */
  isOther: boolean;
}

/** What a form may point at, kept until the transaction ends. */
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
