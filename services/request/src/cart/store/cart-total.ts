import type { Rate } from '@setu/kit/core';
import type { TableConn } from '@setu/kit/db';
import { supplierIsOpen } from '../../read-models/store/open-supplier.js';
import { roublesOf } from '../../requests/store/lot-in-roubles.js';
import type { CartTables } from './tables.js';

/**
 * The total of cart lines at current prices, in INR paise, and in kopecks if a rate is given. Only lines whose card can
 * be requested count.
 */
interface LinesTotal {
  priceMinor: bigint;
  kopecks: bigint | undefined;
  pricedLines: number;
  unpricedLines: number;
  /** Whether a price is a range, of which only the lower end counts. */
  isLowerBound: boolean;
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
    case when r.rate is not null then coalesce(sum(l.count * ${roublesOf('c.price_minor', 'r.rate')}), 0)::text end as kopecks,
    count(*) filter (where c.price_minor is not null) as priced, count(*) filter (where c.price_minor is null) as unpriced,
    coalesce(bool_or((c.content #>> '{card,priceTo,minor}')::numeric > c.price_minor), false) as is_lower_bound
  from cart_line l join card_copy c on c.sku_id = l.sku_id left join company_copy o on o.id = c.supplier_company_id
    cross join (select ?::jsonb as rate) r
  where l.user_id = ? and l.later_at is null and c.published and ${supplierIsOpen}
  group by c.supplier_company_id, r.rate
  order by sum(l.count * c.price_minor::numeric) desc nulls last, name`;

interface TotalRow {
  id: string;
  name: string;
  price: string;
  kopecks: string | null;
  priced: string;
  unpriced: string;
  is_lower_bound: boolean;
}

const capped = (minor: bigint): bigint => (minor > int8Max ? int8Max : minor);

/** Returns the query for the total of a user's cart, also in roubles if a rate is given. */
export const cartTotal =
  (conn: TableConn<CartTables>) =>
  async (userId: string, rate: Rate | undefined): Promise<CartTotal> => {
    const quoted = rate && JSON.stringify({ valueE4: String(rate.valueE4), nominal: rate.nominal });
    const { rows } = await conn.raw<{ rows: TotalRow[] }>(totalsOfCart, [quoted ?? null, userId]);
    const suppliers = rows.map(({ id, name, price, kopecks, priced, unpriced, is_lower_bound: isLowerBound }) => ({
      ...{ companyId: id, shortName: name, priceMinor: capped(BigInt(price)) },
      kopecks: kopecks === null ? undefined : capped(BigInt(kopecks)),
      ...{ pricedLines: Number(priced), unpricedLines: Number(unpriced), isLowerBound },
    }));
    const all = suppliers.reduce(
      (sum, one) => ({
        priceMinor: sum.priceMinor + one.priceMinor,
        kopecks: sum.kopecks + (one.kopecks ?? 0n),
        pricedLines: sum.pricedLines + one.pricedLines,
        unpricedLines: sum.unpricedLines + one.unpricedLines,
        isLowerBound: sum.isLowerBound || one.isLowerBound,
      }),
      { priceMinor: 0n, kopecks: 0n, pricedLines: 0, unpricedLines: 0, isLowerBound: false },
    );
    const kopecks = rate && capped(all.kopecks);
    return { ...all, priceMinor: capped(all.priceMinor), kopecks, suppliers };
  };
