import { type Decimal, decimal, larger, percentOf } from './decimal.js';
import type { TariffRule, TariffUnit } from './tables.js';

/** The measures of an item that specific rates are multiplied by. */
export interface TaxedMeasures {
  netKg: Decimal | undefined;
  volume: Decimal | undefined;
  count: Decimal;
}

/** Returns the number of a tariff's units, or what the item lacks. */
export function unitsOf(
  unit: TariffUnit,
  { netKg, volume, count }: TaxedMeasures,
): Decimal | 'no_weight' | 'no_volume' {
  switch (unit) {
    case 'piece':
      return count;
    case 'cubic_metre':
      return volume ?? 'no_volume';
    default:
      if (netKg === undefined) return 'no_weight';
      return unit === 'tonne' ? netKg.div(1000) : netKg;
  }
}

export interface TaxResult {
  amount: Decimal;
  /** The number of units that the specific part was multiplied by. */
  times: Decimal | undefined;
}

/** Computes a tax on a base in roubles. Returns the reason if the item lacks a measure or a rate is not known. */
export function taxOf(
  rule: Pick<TariffRule, 'kind' | 'percent' | 'amount' | 'currency' | 'unit'>,
  base: Decimal,
  measures: TaxedMeasures,
  toRoubles: (amount: Decimal, currency: string) => Decimal | undefined,
): TaxResult | 'no_weight' | 'no_volume' | 'no_rate' {
  const byValue = percentOf(base, decimal(rule.percent ?? 0));
  if (rule.kind === 'percent') return { amount: byValue, times: undefined };
  const times = unitsOf(rule.unit ?? 'piece', measures);
  if (typeof times === 'string') return times;
  const byUnit = toRoubles(times.times(rule.amount ?? 0), rule.currency ?? 'RUB');
  if (byUnit === undefined) return 'no_rate';
  if (rule.kind === 'specific') return { amount: byUnit, times };
  return { amount: rule.kind === 'combined_max' ? larger(byValue, byUnit) : byValue.plus(byUnit), times };
}
