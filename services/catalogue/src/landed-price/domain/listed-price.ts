import { type CostTables, landedPrice, type PlatformCosts } from '@setu/landed-price';
import type { CardDetails } from '../../cards/domain/card.js';
import { declaredItem } from './declared-item.js';
import type { NamedPlace } from './find-place.js';

/** The city that the prices of lists are computed for: Moscow. */
export const listedCity = 'RUMOW';

/** Everything but the card that a price of a list depends on. */
export interface ListedCosts {
  tables: CostTables;
  places: readonly NamedPlace[];
  costs: PlatformCosts;
  rates: Readonly<Record<string, string>>;
  /** The day of the declaration, YYYY-MM-DD. */
  day: string;
}

/**
 * Returns the landed price of one unit in kopecks, if the minimum quantity is imported alone. Undefined for services and
 * for prices that lack a part, because a list must not compare them with complete ones.
 */
export function listedPrice(card: CardDetails, { places, ...rest }: ListedCosts): bigint | undefined {
  if (card.category.type === 'service') return undefined;
  const count = String(card.minimumQuantum > 0 ? card.minimumQuantum : 1);
  const items = [declaredItem({ card, count }, { places, city: listedCity })];
  const estimate = landedPrice({ ...rest, items, city: listedCity, mode: undefined, overrides: {} });
  const [item] = estimate.items;
  return estimate.isComplete && item !== undefined ? BigInt(item.perPiece.replace('.', '')) : undefined;
}
