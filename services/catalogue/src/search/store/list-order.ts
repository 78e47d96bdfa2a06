import { type Binding, bigintOf } from '../../store/sql.js';
import type { CardOrder, CardPage, LandedOrder, PriceRange, RowOrder } from '../domain/card-list.js';
import { readCoded } from './coded-set.js';

const orderColumns = {
  popularity: 'rank',
  nameEn: 'name_rank_en',
  nameRu: 'name_rank_ru',
  brand: 'brand_rank',
} as const;

/** Returns the column that a list is sorted by. */
export const orderColumn = (order: RowOrder): string => orderColumns[order.by];

/** The keys of cards without a landed price: larger and smaller than any price. */
const [afterAll, beforeAll] = ['9223372036854775807', '-1'];

/** Returns the landed price of the card with an id as a sort key. It is stored apart from the lists. */
export const landedKey = ({ descending }: LandedOrder, skuId: string): string =>
  `coalesce((select p.kopecks from landed_price p where p.sku_id = ${skuId}), ${descending ? beforeAll : afterAll})`;

/** Returns the expression by which the card with an id is sorted. */
export const orderKey = (order: CardOrder, skuId: string): string =>
  order.by === 'landed' ? landedKey(order, skuId) : orderColumn(order);

/** Returns the ORDER BY for a list. Both keys have the same direction, so one index serves both directions. */
export function orderBy(order: RowOrder): string {
  const way = order.descending ? 'desc' : 'asc';
  return order.by === 'popularity' ? `rank ${way}` : `${orderColumn(order)} ${way}, rank ${way}`;
}

/** Returns the condition that a card's price range overlaps a range, starting with AND, and its bindings. */
export function priceCondition({ from, to }: PriceRange): { sql: string; bindings: Binding[] } {
  const parts: string[] = [];
  const bindings: Binding[] = [];
  if (from !== undefined) {
    parts.push(' and price_to >= ?::bigint');
    bindings.push(from.toString());
  }
  if (to !== undefined) {
    parts.push(' and price <= ?::bigint');
    bindings.push(to.toString());
  }
  return { sql: parts.join(''), bindings };
}

/** The single row in which every list statement returns a page. */
export interface PageRow {
  ids: string[];
  total: number;
  found: number;
  min_price: string | null;
  max_price: string | null;
  /** The cards in coded form if they were requested, or null. */
  coded?: Buffer | null;
}

/** Converts the row to a page. Its counts stop after `counted`, if that is set. */
export function toPage(row: PageRow | undefined, counted: number | undefined): CardPage {
  if (row === undefined)
    return { ids: [], total: 0, atLeast: false, isFound: false, minPrice: undefined, maxPrice: undefined };
  const isCut = counted !== undefined && row.total > counted;
  return {
    ids: row.ids,
    total: isCut ? counted : row.total,
    atLeast: isCut,
    isFound: row.found > 0,
    minPrice: bigintOf(row.min_price),
    maxPrice: bigintOf(row.max_price),
    ...(row.coded !== undefined && { coded: readCoded(row.coded) }),
  };
}
