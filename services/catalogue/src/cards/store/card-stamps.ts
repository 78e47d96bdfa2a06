import { paddedArray } from '@setu/kit/db';
import { rowOf, type SqlConn } from '../../store/sql.js';

/** Of what public cards show as they stand now. */
export interface CardStamps {
  /** By the place of the id: another text after every change of the card or its supplier; empty for a card nobody sees. */
  stamps: string[];
  /** Another text after every change of the trees. */
  trees: string;
}

// The transaction that wrote a row last, whatever of it was written: no change can be forgotten here.
const sql = `select (select revision from category_tree) as trees,
  (select string_agg(coalesce(s.xmin::text || '.' || v.xmin::text || '.' || co.xmin::text, ''), ' ' order by asked.place)
    from unnest(?::uuid[]) with ordinality as asked (id, place)
    left join (sku s join sku_version v on v.sku_id = s.id and v.version = s.published_version
      join company co on co.id = s.company_id and co.visible) on s.id = asked.id and s.removed_at is null) as stamps`;

/** Tells whether cards are still what they were when they were read: far cheaper than reading them. */
export const cardStamps =
  (conn: SqlConn) =>
  async (ids: readonly string[]): Promise<CardStamps> => {
    const row = await rowOf<{ trees: string | null; stamps: string | null }>(conn, {
      ...{ sql, bindings: [paddedArray(ids)] },
      isPrepared: true,
    });
    return { stamps: row?.stamps?.split(' ') ?? [], trees: row?.trees ?? '' };
  };
