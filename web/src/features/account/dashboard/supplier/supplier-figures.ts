import type { CompanyFactView, TrafficCardView, TrafficWeekView } from '@setu/contract';

/** The sort order of the cards of the last 30 days. */
export type CardOrder = 'views' | 'requests';

const maxShown = 6;

/** Returns the top cards by views or requests. The other number breaks ties. */
export const topBy = (cards: readonly TrafficCardView[], order: CardOrder): TrafficCardView[] => {
  const other = order === 'views' ? 'requests' : 'views';
  const by = (one: TrafficCardView, key: CardOrder): number => one[key] ?? 0;
  return [...cards].sort((a, b) => by(b, order) - by(a, order) || by(b, other) - by(a, other)).slice(0, maxShown);
};

/**
 * Returns the requests per hundred views, rounded to a meaningful digit. Undefined without views, or if a number is
 * unknown.
 */
export const perHundred = (views: number | null, requests: number | null): number | undefined => {
  if (views === null || requests === null || views === 0) return undefined;
  const rate = (requests / views) * 100;
  return rate < 0.1 ? Math.round(rate * 100) / 100 : Math.round(rate * 10) / 10;
};

/** Returns the number of views for each request, or undefined without requests or if a number is unknown. */
export const viewsPerRequest = (views: number | null, requests: number | null): number | undefined =>
  views && requests ? Math.round(views / requests) : undefined;

/** Returns the relative change of views (0.12 is 12 %), or undefined if there were none before. */
export const changeOf = ({ views, views_before: before }: TrafficCardView): number | undefined =>
  before === 0 ? undefined : (views - before) / before;

/**
 * Returns the finished weeks. The current week is last and is left out, because it would look like a decrease until
 * Sunday.
 */
export const fullWeeks = (weeks: readonly number[]): number[] => weeks.slice(0, -1);

/** Returns the views and requests of all weeks. A sum is null if a week's number is unknown. */
export const sumOfWeeks = (weeks: readonly TrafficWeekView[]): { views: number | null; requests: number | null } => {
  const sum = (key: 'views' | 'requests') =>
    weeks.reduce<number | null>((all, week) => {
      const value = week[key];
      return all === null || value === null ? null : all + value;
    }, 0);
  return { views: sum('views'), requests: sum('requests') };
};

/** Returns the missing facts first, then the others, each in the order of the page. */
export const missingFirst = (facts: readonly CompanyFactView[]): CompanyFactView[] => [
  ...facts.filter((fact) => !fact.is_said),
  ...facts.filter((fact) => fact.is_said),
];
