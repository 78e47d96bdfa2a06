import type { CompanyFactView, TrafficCardView, TrafficWeekView } from '@setu/contract';

/** What the last 30 days' cards stand in the order of. */
export type CardOrder = 'views' | 'requests';

const shownMost = 6;

/** The first cards by views or by requests; what is equal stands by the other one. */
export const topBy = (cards: readonly TrafficCardView[], order: CardOrder): TrafficCardView[] => {
  const other = order === 'views' ? 'requests' : 'views';
  const by = (one: TrafficCardView, key: CardOrder): number => one[key] ?? 0;
  return [...cards].sort((a, b) => by(b, order) - by(a, order) || by(b, other) - by(a, other)).slice(0, shownMost);
};

/** Requests for a hundred views, to the first figure that says something; undefined where nobody looked, or one of them is not known. */
export const perHundred = (views: number | null, requests: number | null): number | undefined => {
  if (views === null || requests === null || views === 0) return undefined;
  const rate = (requests / views) * 100;
  return rate < 0.1 ? Math.round(rate * 100) / 100 : Math.round(rate * 10) / 10;
};

/** By how much (0.12 is 12 %) views changed; undefined where there were none before. */
export const changeOf = ({ views, views_before: before }: TrafficCardView): number | undefined =>
  before === 0 ? undefined : Math.round((views / before - 1) * 100) / 100;

/** The weeks that are over: the present one, which stands last, would look like a fall until its Sunday. */
export const wholeWeeks = (weeks: readonly number[]): number[] => weeks.slice(0, -1);

/** Views and requests of all weeks together; null what is not known of one of them. */
export const sumOfWeeks = (weeks: readonly TrafficWeekView[]): { views: number | null; requests: number | null } => {
  const sum = (key: 'views' | 'requests') =>
    weeks.reduce<number | null>((all, week) => {
      const value = week[key];
      return all === null || value === null ? null : all + value;
    }, 0);
  return { views: sum('views'), requests: sum('requests') };
};

/** What the page does not say first, then what it says, each in the order of the page. */
export const missingFirst = (facts: readonly CompanyFactView[]): CompanyFactView[] => [
  ...facts.filter((fact) => !fact.is_said),
  ...facts.filter((fact) => fact.is_said),
];
