import { isInForce } from './choose-rules.js';
import { type Decimal, zero } from './decimal.js';
import type { InlandLeg } from './tables.js';

/** A leg by land with its cost in roubles. A way of no length has no row. */
export interface PricedLeg {
  row: InlandLeg | undefined;
  cost: Decimal;
}
export type LegGap = 'no_place' | 'no_leg' | 'expired_leg' | 'no_weight' | 'no_rate';

/** Prices the carriage of a weight between two places on a day, or returns the reason why it has no price. */
export function priceLeg(
  legs: readonly InlandLeg[],
  way: { from: string | undefined; to: string | undefined; day: string },
  tonnes: Decimal | undefined,
  toRoubles: (amount: Decimal, currency: string) => Decimal | undefined,
): PricedLeg | LegGap {
  if (way.from === undefined || way.to === undefined) return 'no_place';
  if (way.from === way.to) return { row: undefined, cost: zero };
  const fits = legs.filter(({ from, to, validFrom }) => from === way.from && to === way.to && validFrom <= way.day);
  const row = fits.filter((leg) => isInForce(leg, way.day)).toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0];
  if (row === undefined) return fits.length > 0 ? 'expired_leg' : 'no_leg';
  if (tonnes === undefined) return 'no_weight';
  const cost = toRoubles(tonnes.times(row.pricePerTonne), row.currency);
  return cost === undefined ? 'no_rate' : { row, cost };
}
