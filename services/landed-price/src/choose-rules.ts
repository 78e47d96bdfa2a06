import { type Decimal, decimal } from './decimal.js';
import type { Dated, FeeStep, TariffRule, Tax } from './tables.js';

/** A row in force, the newest of the rows that have expired, or neither. */
export type Found<Row> = { kind: 'found'; row: Row } | { kind: 'expired'; row: Row } | { kind: 'unknown' };

/** Returns whether a row is in force on a day (YYYY-MM-DD). */
export const isInForce = ({ validFrom, validTo }: Dated, day: string): boolean =>
  validFrom <= day && (validTo === undefined || day <= validTo);

const isExpired = ({ validTo }: Dated, day: string): boolean => validTo !== undefined && validTo < day;

const newestFirst = (a: Dated, b: Dated): number =>
  a.validFrom < b.validFrom ? 1 : a.validFrom > b.validFrom ? -1 : 0;

function newest<Row extends Dated>(rows: readonly Row[], day: string): Found<Row> {
  const sorted = rows.toSorted(newestFirst);
  const row = sorted.find((one) => isInForce(one, day));
  if (row !== undefined) return { kind: 'found', row };
  const expired = sorted.find((one) => isExpired(one, day));
  return expired === undefined ? { kind: 'unknown' } : { kind: 'expired', row: expired };
}

/**
 * Returns the rule of a tax for an HS code, origin and day: the longest matching code wins, then a rule for the origin,
 * then the later beginning. A shorter rule never replaces a longer one that has expired.
 */
export function chooseTariff(
  rules: readonly TariffRule[],
  goods: { tax: Tax; code: string; origin: string; day: string },
): Found<TariffRule> {
  const fits = rules.filter(
    (rule) =>
      rule.tax === goods.tax &&
      goods.code.startsWith(rule.code) &&
      (rule.origin === '' || rule.origin === goods.origin) &&
      rule.validFrom <= goods.day,
  );
  const rank = ({ code, origin }: TariffRule) => code.length * 2 + (origin === '' ? 0 : 1);
  const best = Math.max(...fits.map(rank));
  return newest(
    fits.filter((rule) => rank(rule) === best),
    goods.day,
  );
}

/** Returns the step that a customs value in roubles falls into: the lowest whose limit is not exceeded. */
export function chooseFee(steps: readonly FeeStep[], value: Decimal, day: string): Found<FeeStep> {
  const fits = steps.filter(({ upTo }) => upTo === undefined || value.lte(decimal(upTo)));
  const inForce = fits.filter((step) => isInForce(step, day));
  if (inForce.length === 0) return newest(fits, day);
  const lowest = inForce.toSorted(byLimit)[0];
  return lowest === undefined ? { kind: 'unknown' } : { kind: 'found', row: lowest };
}

function byLimit(a: FeeStep, b: FeeStep): number {
  if (a.upTo === undefined || b.upTo === undefined) return a.upTo === b.upTo ? newestFirst(a, b) : a.upTo ? -1 : 1;
  return decimal(a.upTo).cmp(b.upTo) || newestFirst(a, b);
}
