/** An amount as it travels: a JSON number of at most two decimals and an ISO 4217 code. */
export interface Money {
  value: number;
  currency: string;
}

/** Roubles for one rupee on a date: the Bank of Russia's, unless it was made for the demo world. */
export interface ExchangeRate {
  value: number;
  date: string;
  stale?: boolean;
  source?: 'cbr' | 'bundled' | 'demo';
}

/** Rounds half away from zero to two decimals, without the binary tail that `Math.round(x * 100)` trips over. */
function roundToCents(value: number): number {
  return Math.sign(value) * Number(`${Math.round(Number(`${Math.abs(value)}e2`))}e-2`);
}

/** Converts between rupees and roubles at `rate`; any other pair comes back as it was. */
export function convert(money: Money, currency: 'RUB' | 'INR', rate: ExchangeRate): Money {
  if (money.currency === currency) return money;
  if (money.currency === 'INR' && currency === 'RUB')
    return { value: roundToCents(money.value * rate.value), currency };
  if (money.currency === 'RUB' && currency === 'INR')
    return { value: roundToCents(money.value / rate.value), currency };
  return money;
}

/** Price times quantity, in the price's currency. */
export function multiply(money: Money, count: number): Money {
  return { value: roundToCents(money.value * count), currency: money.currency };
}
