import type { Conn } from '@setu/kit/db';
import { toText } from '../../store/minor-units.js';

/** The most of one card a cart holds. */
const COUNT_MAX = 1_000_000;

export interface CartAddition {
  id: string;
  userId: string;
  skuId: string;
  count: number;
  /** INR paise per unit now; null with price mode request. */
  priceMinor: bigint | null;
  at: Date;
}

export const cartStore = (conn: Conn) => ({
  /** The same card again adds up, at the price it first had. */
  async add(line: CartAddition): Promise<void> {
    await conn.raw(
      `insert into cart_line (id, user_id, sku_id, count, added_price_minor, added_at) values (?, ?, ?, ?, ?, ?)
       on conflict on constraint cart_line_user_sku_key
       do update set count = least(cart_line.count + excluded.count, ${COUNT_MAX})`,
      [line.id, line.userId, line.skuId, Math.min(line.count, COUNT_MAX), toText(line.priceMinor), line.at],
    );
  },

  async remove(userId: string, skuId: string): Promise<void> {
    await conn('cart_line').where({ user_id: userId, sku_id: skuId }).delete();
  },

  /** Takes out the line a request was made from. */
  async removeLine(userId: string, lineId: string): Promise<void> {
    await conn('cart_line').where({ user_id: userId, id: lineId }).delete();
  },

  async clear(userId: string): Promise<void> {
    await conn('cart_line').where('user_id', userId).delete();
  },

  async count(userId: string): Promise<number> {
    const row = await conn('cart_line').where('user_id', userId).count({ lines: '*' }).first();
    return Number(row?.lines ?? 0);
  },

  /** The person's own line with its card as last known; null when it is not his. */
  async line(userId: string, lineId: string): Promise<{ count: number; published: boolean; content: unknown } | null> {
    const row = await conn('cart_line')
      .join('card_copy', 'card_copy.sku_id', 'cart_line.sku_id')
      .where({ 'cart_line.user_id': userId, 'cart_line.id': lineId })
      .first('cart_line.count', 'card_copy.published', 'card_copy.content');
    return row ?? null;
  },
});
