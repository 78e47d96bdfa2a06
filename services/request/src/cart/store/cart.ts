import type { TableConn } from '@setu/kit/db';
import { supplierIsOpen } from '../../copies/store/open-supplier.js';
import { COUNT_MAX } from '../domain/count.js';
import type { CartTables } from './tables.js';

export interface CartAddition {
  id: string;
  userId: string;
  skuId: string;
  count: number;
  /** INR paise per unit now; undefined with price mode request. */
  priceMinor: bigint | undefined;
  at: Date;
}

/** A person's line with its card as last known; `available`: the card can be had. */
export interface OwnLine {
  count: number;
  available: boolean;
  content: unknown;
}

const addLine = `insert into cart_line (id, user_id, sku_id, count, added_price_minor, added_at)
  values (:id, :userId, :skuId, least(:count::bigint, ${COUNT_MAX}), :price, :at)
  on conflict on constraint cart_line_user_sku_key
  do update set count = least(cart_line.count::bigint + excluded.count, ${COUNT_MAX})
  returning count`;

const ownLine = `select l.count, c.content, c.published and ${supplierIsOpen} as available
  from cart_line l join card_copy c on c.sku_id = l.sku_id where l.user_id = ? and l.id = ?`;

export const cartStore = (conn: TableConn<CartTables>) => ({
  /** The same card again adds up, at the price it first had; gives how many the line holds. */
  async add({ priceMinor, ...line }: CartAddition): Promise<number> {
    const price = priceMinor?.toString() ?? null;
    const { rows } = await conn.raw<{ rows: { count: number }[] }>(addLine, { ...line, price });
    return rows[0]?.count ?? 0;
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

  /** Undefined when the line is not his. */
  async line(userId: string, lineId: string): Promise<OwnLine | undefined> {
    const { rows } = await conn.raw<{ rows: OwnLine[] }>(ownLine, [userId, lineId]);
    return rows[0];
  },
});
