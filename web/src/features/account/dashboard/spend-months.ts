import type { MonthSpendView } from '@setu/contract';

const monthAfter = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
};

/** Returns all months from the first one with a contract to the month of `now`, earliest first, at most twelve. */
export function spendMonths(spend: readonly MonthSpendView[], now: Date): MonthSpendView[] {
  const known = new Map(spend.map((month) => [month.month, month]));
  const [first, ...later] = [...known.keys()].sort();
  if (first === undefined) return [];
  const months: MonthSpendView[] = [];
  // Months change by Moscow time, so the newest may be later than the current UTC month.
  const last = [now.toISOString().slice(0, 7), later.at(-1) ?? first].sort().at(-1) ?? first;
  for (let month = first; month <= last; month = monthAfter(month)) {
    months.push(known.get(month) ?? { month, count: 0, inr: 0, rub: 0 });
  }
  return months.slice(-12);
}
