import { paddedArray } from '@setu/kit/db';
import type { ShownPrice } from '../../landed-price/domain/shown-price.js';
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
  /** The landed prices of those cards that have a complete one, if they were requested. */
  landed: ShownPrice[];
}

// The stamp is the id of the transaction that last wrote each row, whichever column that transaction changed. So no
// change can be missed.
const stampsSql = `select (select revision from category_tree) as trees,
  (select string_agg(coalesce(s.xmin::text || '.' || v.xmin::text || '.' || co.xmin::text, ''), ' ' order by asked.place)
    from unnest(?::uuid[]) with ordinality as asked (id, place)
    left join (sku s join sku_version v on v.sku_id = s.id and v.version = s.published_version
      join company co on co.id = s.company_id and co.visible) on s.id = asked.id and s.removed_at is null) as stamps`;

// Lists need both at once, and a second statement would cost far more than the prices themselves.
const landedSql = `${stampsSql},
  (select string_agg(p.sku_id || '@' || p.kopecks || '@' || p.rated_on, ' ') from landed_price p
    where p.sku_id = any (?::uuid[]) and p.kopecks is not null) as landed`;

const toPrice = (text: string): ShownPrice => {
  const [skuId = '', kopecks = '', ratedOn = ''] = text.split('@');
  return { skuId, kopecks: BigInt(kopecks), ratedOn };
};

/**
 * Reads the stamps that show whether cards have changed since they were read. Reading stamps is far cheaper than
 * reading the cards.
 */
export const cardStamps =
  (conn: SqlConn) =>
  async (ids: readonly string[], withLanded = false): Promise<CardStamps> => {
    const padded = paddedArray(ids);
    const row = await rowOf<{ trees: string | null; stamps: string | null; landed?: string | null }>(conn, {
      ...(withLanded ? { sql: landedSql, bindings: [padded, padded] } : { sql: stampsSql, bindings: [padded] }),
      isPrepared: true,
    });
    return {
      ...{ stamps: row?.stamps?.split(' ') ?? [], trees: row?.trees ?? '' },
      landed: row?.landed?.split(' ').map(toPrice) ?? [],
    };
  };
