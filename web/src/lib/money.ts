/** An amount in calls: a JSON number with at most two decimals and an ISO 4217 code. */
export interface Money {
  value: number;
  currency: string;
}

/** Roubles per rupee on a date: the Bank of Russia's rate, or one made for the demo world. */
export interface ExchangeRate {
  value: number;
  date: string;
  stale?: boolean;
  source?: 'cbr' | 'bundled' | 'demo';
}

/** Rounds half away from zero to two decimals. It avoids the binary rounding error of `Math.round(x * 100)`. */
function roundToCents(value: number): number {
  return Math.sign(value) * Number(`${Math.round(Number(`${Math.abs(value)}e2`))}e-2`);
}

/** Converts between rupees and roubles at `rate`. Any other pair is returned unchanged. */
export function convert(money: Money, currency: 'RUB' | 'INR', rate: ExchangeRate): Money {
  if (money.currency === currency) return money;
  if (money.currency === 'INR' && currency === 'RUB')
    return { value: roundToCents(money.value * rate.value), currency };
  if (money.currency === 'RUB' && currency === 'INR')
    return { value: roundToCents(money.value / rate.value), currency };
  return money;
}

/** Multiplies a price by a quantity, in the price's currency. */
export function multiply(money: Money, count: number): Money {
  return { value: roundToCents(money.value * count), currency: money.currency };
}
