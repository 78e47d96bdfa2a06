import type { TableConn } from '@setu/kit/db';
import { supplierIsOpen } from '../../read-models/store/open-supplier.js';
import { flag, fromRow, int8, integer, json, optional } from '../../store/fields.js';
import { COUNT_MAX } from '../domain/count.js';
import type { CartTables } from './tables.js';

export interface CartAddition {
  id: string;
  userId: string;
  skuId: string;
  count: number;
  /** The current price per unit in INR paise. Undefined when the price mode is `request`. */
  priceMinor: bigint | undefined;
  at: Date;
}

/**
 * A user's own cart line with the last known version of its card. `available` says whether the card can be requested.
 */
export interface OwnLine {
  count: number;
  available: boolean;
  /** The current price per unit in INR paise. Undefined when the price mode is `request`. */
  priceMinor: bigint | undefined;
  content: unknown;
}

const addLine = `insert into cart_line (id, user_id, sku_id, count, added_price_minor, added_at)
  values (:id, :userId, :skuId, least(:count::bigint, ${COUNT_MAX}), :price, :at)
  on conflict on constraint cart_line_user_sku_key
  do update set later_at = null,
    count = case when cart_line.later_at is null
      then least(cart_line.count::bigint + excluded.count, ${COUNT_MAX}) else excluded.count end,
    added_price_minor = case when cart_line.later_at is null
      then cart_line.added_price_minor else excluded.added_price_minor end,
    added_at = case when cart_line.later_at is null then cart_line.added_at else excluded.added_at end
  returning count`;

const ownLine = `select l.count, c.price_minor, c.content, c.published and ${supplierIsOpen} as available
  from cart_line l join card_copy c on c.sku_id = l.sku_id where l.user_id = ? and l.id = ?`;

const ownFields = {
  count: integer('count'),
  available: flag('available'),
  priceMinor: optional(int8('price_minor')),
  content: json<unknown>()('content'),
};

const saveLine = `update cart_line
  set later_at = case when :at::timestamptz is null then null else coalesce(later_at, :at) end
  where user_id = :userId and id = :lineId`;

const lineCounts = `select count(*) filter (where later_at is null) as lines,
    count(*) filter (where later_at is not null) as later
  from cart_line where user_id = ?`;

export const cartStore = (conn: TableConn<CartTables>) => ({
  /**
   * Adds a card to the cart and returns the count on its line. If the card is already in the cart, its count grows and
   * its first price stays. A line saved for later returns to the cart as a new line.
   */
  async add({ priceMinor, ...line }: CartAddition): Promise<number> {
    const price = priceMinor?.toString() ?? null;
    const { rows } = await conn.raw<{ rows: { count: number }[] }>(addLine, { ...line, price });
    return rows[0]?.count ?? 0;
  },

  async remove(userId: string, skuId: string): Promise<void> {
    await conn('cart_line').where({ user_id: userId, sku_id: skuId }).delete();
  },

  /** Removes the line that a request was made from. */
  async removeLine(userId: string, lineId: string): Promise<void> {
    await conn('cart_line').where({ user_id: userId, id: lineId }).delete();
  },

  /** Empties the cart. Lines saved for later remain. */
  async clear(userId: string): Promise<void> {
    await conn('cart_line').where('user_id', userId).whereNull('later_at').delete();
  },

  /** Counts the lines in the cart and the lines saved for later. */
  async counts(userId: string): Promise<{ lineCount: number; laterCount: number }> {
    const { rows } = await conn.raw<{ rows: { lines: string; later: string }[] }>(lineCounts, [userId]);
    return { lineCount: Number(rows[0]?.lines ?? 0), laterCount: Number(rows[0]?.later ?? 0) };
  },

  async setCount(userId: string, lineId: string, count: number): Promise<void> {
    await conn('cart_line').where({ user_id: userId, id: lineId }).update({ count });
  },

  /**
   * Saves a line for later as of `at`, or returns it to the cart if `at` is undefined. A line already saved for later
   * keeps its time. Returns false if the user has no such line.
   */
  async saveForLater(userId: string, lineId: string, at: Date | undefined): Promise<boolean> {
    const { rowCount } = await conn.raw<{ rowCount: number }>(saveLine, { userId, lineId, at: at ?? null });
    return rowCount > 0;
  },

  /** Returns the user's line, or undefined if the user has no such line. */
  async line(userId: string, lineId: string): Promise<OwnLine | undefined> {
    const { rows } = await conn.raw<{ rows: object[] }>(ownLine, [userId, lineId]);
    return rows[0] && fromRow<OwnLine>(ownFields, rows[0]);
  },
});
