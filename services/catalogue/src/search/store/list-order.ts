import { type Binding, bigintOf } from '../../store/sql.js';
import { type CardOrder, type CardPage, countedMost, type PriceRange } from '../domain/card-list.js';
import { readCoded } from './coded-set.js';

const orderColumns = {
  popularity: 'rank',
  nameEn: 'name_rank_en',
  nameRu: 'name_rank_ru',
  brand: 'brand_rank',
} as const;

/** The column a list is ordered by. */
export const orderColumn = (order: CardOrder): string => orderColumns[order.by];

/** ORDER BY over `orderColumn`; both keys run the same way, so one index serves both directions. */
export function orderBy(order: CardOrder): string {
  const way = order.descending ? 'desc' : 'asc';
  return order.by === 'popularity' ? `rank ${way}` : `${orderColumn(order)} ${way}, rank ${way}`;
}

/** The condition that a card's prices, `price` to `price_to`, overlap a range, starting with `and`, with its values. */
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

/** A page as every list statement answers it: one row. */
export interface PageRow {
  ids: string[];
  total: number;
  found: number;
  min_price: string | null;
  max_price: string | null;
  /** Where the cards were asked for as they are counted; null: none. */
  coded?: Buffer | null;
}

/** Takes the row, and whether its counts stop after `countedMost`; gives the page. */
export function toPage(row: PageRow | undefined, isCapped: boolean): CardPage {
  if (row === undefined)
    return { ids: [], total: 0, atLeast: false, isFound: false, minPrice: undefined, maxPrice: undefined };
  const atLeast = isCapped && row.total > countedMost;
  return {
    ids: row.ids,
    total: atLeast ? countedMost : row.total,
    atLeast,
    isFound: row.found > 0,
    minPrice: bigintOf(row.min_price),
    maxPrice: bigintOf(row.max_price),
    ...(row.coded !== undefined && { coded: readCoded(row.coded) }),
  };
}
