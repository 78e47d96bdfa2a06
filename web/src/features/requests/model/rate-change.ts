import { convert, type ExchangeRate, type Money, multiply } from '../../../lib/money';

const dayMs = 86_400_000;
/** The maximum number of days in one query for rates. */
const maxDays = 400;

/** A smaller relative change of the rate is reported as none. */
const negligible = 0.0005;

/** The change of the rate between an amount's day and now. */
export interface RateChange {
  way: 'up' | 'down' | 'same';
  /** The size of the rate's relative change, as a non-negative fraction. `way` is its direction. */
  share: number;
  /** What the same rupees cost now, in roubles. */
  today: Money;
  /** The change of that cost, at least zero. */
  difference: Money;
  /** The days that the chart shows, both inclusive. */
  from: string;
  to: string;
}

/**
 * Returns how the rate has changed since the day of an amount. Returns null if the current rate is from the same day or has
 * the same value.
 */
export function rateChange(
  money: Money,
  { own, now, count }: { own: ExchangeRate | null; now: ExchangeRate | null; count: number | null },
): RateChange | null {
  if (!own || !now || !(own.value > 0) || !(now.date > own.date) || now.value === own.value) return null;
  const rupees = convert(money, 'INR', own);
  if (rupees.currency !== 'INR') return null;
  const change = now.value / own.value - 1;
  const share = Math.abs(change);
  const way = share < negligible ? 'same' : change > 0 ? 'up' : 'down';
  const [before, after] = [own, now].map((rate) => convert(rupees, 'RUB', rate, count).value) as [number, number];
  const today: Money = { value: after, currency: 'RUB' };
  const difference = multiply({ value: Math.abs(after - before), currency: 'RUB' }, 1);
  const earliest = new Date(Date.parse(now.date) - (maxDays - 1) * dayMs).toISOString().slice(0, 10);
  return { way, share, today, difference, from: own.date > earliest ? own.date : earliest, to: now.date };
}
