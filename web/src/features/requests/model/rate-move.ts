import { convert, type ExchangeRate, type Money } from '../../../lib/money';

const dayMs = 86_400_000;
/** As many days as the rates are given for at once. */
const mostDays = 400;

/** How the rate has moved between an amount's day and now. */
export interface RateMove {
  way: 'up' | 'down' | 'same';
  /** Of the rate, as a fraction, never below zero. */
  share: number;
  /** By how many roubles the same rupees cost more or less, never below zero. */
  difference: Money;
  /** Days the chart shows, both included. */
  from: string;
  to: string;
}

/** Takes an amount with the rate of its own day and the rate now; null while no later one is known. */
export function rateMove(money: Money, own: ExchangeRate | null, now: ExchangeRate | null): RateMove | null {
  if (!own || !now || !(own.value > 0) || !(now.date > own.date)) return null;
  const rupees = convert(money, 'INR', own);
  if (rupees.currency !== 'INR') return null;
  const change = now.value / own.value - 1;
  const share = Math.round(Math.abs(change) * 1000) / 1000;
  const way = share === 0 ? 'same' : change > 0 ? 'up' : 'down';
  const difference = { value: Math.abs(rupees.value * (now.value - own.value)), currency: 'RUB' };
  const earliest = new Date(Date.parse(now.date) - (mostDays - 1) * dayMs).toISOString().slice(0, 10);
  return { way, share, difference, from: own.date > earliest ? own.date : earliest, to: now.date };
}
