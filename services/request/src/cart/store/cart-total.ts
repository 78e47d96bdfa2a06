import type { TableConn } from '@setu/kit/db';
import { supplierIsOpen } from '../../read-models/store/open-supplier.js';
import type { CartTables } from './tables.js';

/** The total of cart lines at current prices, in INR paise. Only lines whose card can be requested count. */
interface LinesTotal {
  priceMinor: bigint;
  pricedLines: number;
  unpricedLines: number;
}

/** The total of a cart, and the totals by supplier, most expensive first. */
export interface CartTotal extends LinesTotal {
  suppliers: (LinesTotal & { companyId: string; shortName: string })[];
}

/**
 * The largest int8 value. It exceeds any real total, so a larger sum is shown as this value instead of being rejected.
 */
const int8Max = 9_223_372_036_854_775_807n;

const totalsOfCart = `select c.supplier_company_id as id, coalesce(max(o.short_name), '') as name,
    coalesce(sum(l.count * c.price_minor::numeric), 0)::text as price,
    count(*) filter (where c.price_minor is not null) as priced, count(*) filter (where c.price_minor is null) as unpriced
  from cart_line l join card_copy c on c.sku_id = l.sku_id left join company_copy o on o.id = c.supplier_company_id
  where l.user_id = ? and l.later_at is null and c.published and ${supplierIsOpen}
  group by c.supplier_company_id
  order by sum(l.count * c.price_minor::numeric) desc nulls last, name`;

interface TotalRow {
  id: string;
  name: string;
  price: string;
  priced: string;
  unpriced: string;
}

const capped = (minor: bigint): bigint => (minor > int8Max ? int8Max : minor);

/** Returns the query for the total of a user's cart. */
export const cartTotal =
  (conn: TableConn<CartTables>) =>
  async (userId: string): Promise<CartTotal> => {
    const { rows } = await conn.raw<{ rows: TotalRow[] }>(totalsOfCart, [userId]);
    const suppliers = rows.map(({ id, name, price, priced, unpriced }) => ({
      ...{ companyId: id, shortName: name, priceMinor: capped(BigInt(price)) },
      ...{ pricedLines: Number(priced), unpricedLines: Number(unpriced) },
    }));
    const all = suppliers.reduce(
      (sum, one) => ({
        priceMinor: sum.priceMinor + one.priceMinor,
        pricedLines: sum.pricedLines + one.pricedLines,
        unpricedLines: sum.unpricedLines + one.unpricedLines,
      }),
      { priceMinor: 0n, pricedLines: 0, unpricedLines: 0 },
    );
    return { ...all, priceMinor: capped(all.priceMinor), suppliers };
  };
