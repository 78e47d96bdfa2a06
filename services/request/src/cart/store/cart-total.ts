import type { TableConn } from '@setu/kit/db';
import { supplierIsOpen } from '../../copies/store/open-supplier.js';
import type { CartTables } from './tables.js';

/** What a cart costs at the prices of now: INR paise, over the lines that can be asked for. */
export interface CartTotal {
  priceMinor: bigint;
  pricedLines: number;
  unpricedLines: number;
}

/** The most an int8 holds: more than anybody pays, so that a sum beyond it is shown as it and not refused. */
const int8Max = '9223372036854775807';

const totalOfCart = `select least(coalesce(sum(l.count * c.price_minor::numeric), 0), ${int8Max})::text as price,
    count(*) filter (where c.price_minor is not null) as priced, count(*) filter (where c.price_minor is null) as unpriced
  from cart_line l join card_copy c on c.sku_id = l.sku_id
  where l.user_id = ? and l.later_at is null and c.published and ${supplierIsOpen}`;

/** Gives the query of what a person's cart costs. */
export const cartTotal =
  (conn: TableConn<CartTables>) =>
  async (userId: string): Promise<CartTotal> => {
    const { rows } = await conn.raw<{ rows: { price: string; priced: string; unpriced: string }[] }>(totalOfCart, [
      userId,
    ]);
    const { price = '0', priced = 0, unpriced = 0 } = rows[0] ?? {};
    return { priceMinor: BigInt(price), pricedLines: Number(priced), unpricedLines: Number(unpriced) };
  };
