import { paddedArray } from '@setu/kit/db';
import { rowOf, type SqlConn } from '../../store/sql.js';

/** Stamps of the current state of public cards. */
export interface CardStamps {
  /**
   * One stamp per requested id, in the same order. A stamp changes whenever the card or its supplier changes. It is
   * empty for a card that visitors may not see.
   */
  stamps: string[];
  /** A stamp that changes with every change of the trees. */
  trees: string;
}

// The stamp is the id of the transaction that last wrote each row, whichever column that transaction changed. So no
// change can be missed.
const sql = `select (select revision from category_tree) as trees,
  (select string_agg(coalesce(s.xmin::text || '.' || v.xmin::text || '.' || co.xmin::text, ''), ' ' order by asked.place)
    from unnest(?::uuid[]) with ordinality as asked (id, place)
    left join (sku s join sku_version v on v.sku_id = s.id and v.version = s.published_version
      join company co on co.id = s.company_id and co.visible) on s.id = asked.id and s.removed_at is null) as stamps`;

/**
 * Reads the stamps that show whether cards have changed since they were read. Reading stamps is far cheaper than
 * reading the cards.
 */
export const cardStamps =
  (conn: SqlConn) =>
  async (ids: readonly string[]): Promise<CardStamps> => {
    const row = await rowOf<{ trees: string | null; stamps: string | null }>(conn, {
      ...{ sql, bindings: [paddedArray(ids)] },
      isPrepared: true,
    });
    return { stamps: row?.stamps?.split(' ') ?? [], trees: row?.trees ?? '' };
  };
