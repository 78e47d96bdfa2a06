import { companies } from './companies/companies.js';
import { demoId } from './demo-id.js';

const dayMs = 86_400_000;

/** A search of the demo world that found nothing. */
export interface DemoSearch {
  id: string;
  searchedAt: Date;
  query: string;
  audience: 'stranger' | 'customer';
  locale: 'ru' | 'en';
  /** The customer company whose user searched. Absent for a visitor. */
  missedBy: string | undefined;
}

/**
 * Goods that the demo catalogue does not have, with the days since each search, newest first. The last `visitors`
 * searches come from anonymous visitors, and the others from one customer each.
 */
const wanted: readonly [query: string, locale: DemoSearch['locale'], visitors: number, daysAgo: readonly number[]][] = [
  ['гималайская соль', 'ru', 1, [0.9, 2.2, 4.1, 4.3, 9.6, 15.2, 21.7]],
  ['солнечные панели', 'ru', 0, [1.4, 6.2, 6.9, 12.4, 24.1]],
  ['кокосовый уголь', 'ru', 1, [3.1, 8.8, 17.3, 26.6]],
  ['solar inverter', 'en', 1, [5.3, 11.1, 19.4]],
  ['ортопедические матрасы', 'ru', 1, [7.7, 22.9]],
  ['велосипеды', 'ru', 1, [13.8]],
];

/** Returns the searches that found nothing, so that suppliers and brokers see what buyers miss. */
export const demoMissedSearches = (now: Date): DemoSearch[] => {
  const customers = companies.filter(({ type }) => type === 'customer');
  return wanted.flatMap(([query, locale, visitors, daysAgo]) =>
    daysAgo.map((days, at) => {
      const isVisitor = at >= daysAgo.length - visitors;
      return {
        id: demoId('search', `${query} ${at}`),
        searchedAt: new Date(now.getTime() - days * dayMs),
        query,
        audience: isVisitor ? 'stranger' : 'customer',
        locale,
        missedBy: isVisitor ? undefined : customers[at % customers.length]?.id,
      };
    }),
  );
};
