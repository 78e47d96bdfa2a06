import type { MonthSpendView } from '@setu/contract';

const monthAfter = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
};

/** Takes the months something was contracted in, gives all from the first of them to `now`'s, the earliest first; twelve at most. */
export function spendMonths(spend: readonly MonthSpendView[], now: Date): MonthSpendView[] {
  const known = new Map(spend.map((month) => [month.month, month]));
  const [first, ...later] = [...known.keys()].sort();
  if (first === undefined) return [];
  const months: MonthSpendView[] = [];
  // Months turn by Moscow's clock: the newest may be ahead of this one.
  const last = [now.toISOString().slice(0, 7), later.at(-1) ?? first].sort().at(-1) ?? first;
  for (let month = first; month <= last; month = monthAfter(month)) {
    months.push(known.get(month) ?? { month, count: 0, inr: 0, rub: 0 });
  }
  return months.slice(-12);
}
