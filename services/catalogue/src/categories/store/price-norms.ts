import { rowOf, type SqlConn, type Statement } from '../../store/sql.js';

/** The prices of the middle half of a category's cards, in paise per unit. */
export interface PriceNorm {
  low: bigint;
  median: bigint;
  high: bigint;
  /** The number of cards behind the norm. */
  cards: number;
}

interface NormRow {
  low: string;
  median: string;
  high: string;
  cards: number;
}

/** Only the category's most requested cards are read, so the cost is limited for a category of any size. */
const examinedCards = 2_000;

/** Quartiles of fewer prices say more about single cards than about the category. */
const leastCards = 5;

/** Builds the statement for the norm. A price range counts with its middle. */
export const priceNormStatement = (categoryId: string, unitId: string, exceptSkuId: string | undefined): Statement => ({
  sql: `with top as (select rank, (price + price_to) / 2 as price from listing
      where category_num = (select num from category where id = ?) order by rank limit ${examinedCards}),
    priced as (select top.price from top join search_doc d on d.rank = top.rank join sku s on s.id = d.sku_id
      join sku_version v on v.sku_id = s.id and v.version = s.published_version
      where top.price is not null and v.unit_id = ? and s.id is distinct from ?::uuid)
    select percentile_disc(0.25) within group (order by price) as low,
      percentile_disc(0.5) within group (order by price) as median,
      percentile_disc(0.75) within group (order by price) as high, count(*)::int as cards
    from priced having count(*) >= ${leastCards}`,
  bindings: [categoryId, unitId, exceptSkuId ?? null],
});

/** Reads what the cards of a category usually cost. */
export const priceNorms = (conn: SqlConn) => ({
  /** Returns the norm of a category for a unit, or undefined for fewer than five cards with a price. */
  of: async (categoryId: string, unitId: string, exceptSkuId: string | undefined): Promise<PriceNorm | undefined> => {
    const row = await rowOf<NormRow>(conn, priceNormStatement(categoryId, unitId, exceptSkuId));
    if (row === undefined) return undefined;
    return { low: BigInt(row.low), median: BigInt(row.median), high: BigInt(row.high), cards: row.cards };
  },
});
