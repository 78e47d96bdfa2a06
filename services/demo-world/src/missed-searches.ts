import { demoId } from './demo-id.js';

const dayMs = 86_400_000;

/** A search of the demo world that found nothing. */
export interface DemoSearch {
  id: string;
  searchedAt: Date;
  query: string;
  audience: 'stranger' | 'customer';
  locale: 'ru' | 'en';
}

/** Goods that the demo catalogue does not have, with the days since each search, newest first. */
const wanted: readonly [query: string, locale: DemoSearch['locale'], daysAgo: readonly number[]][] = [
  ['гималайская соль', 'ru', [0.9, 2.2, 4.1, 4.3, 9.6, 15.2, 21.7]],
  ['солнечные панели', 'ru', [1.4, 6.2, 6.9, 12.4, 24.1]],
  ['кокосовый уголь', 'ru', [3.1, 8.8, 17.3, 26.6]],
  ['solar inverter', 'en', [5.3, 11.1, 19.4]],
  ['ортопедические матрасы', 'ru', [7.7, 22.9]],
  ['велосипеды', 'ru', [13.8]],
];

/** Returns the searches that found nothing, so that an administrator sees what visitors miss. */
export const demoMissedSearches = (now: Date): DemoSearch[] =>
  wanted.flatMap(([query, locale, daysAgo]) =>
    daysAgo.map((days, at) => ({
      id: demoId('search', `${query} ${at}`),
      searchedAt: new Date(now.getTime() - days * dayMs),
      query,
      // Every second one comes from a signed-in customer.
      audience: at % 2 === 0 ? 'stranger' : 'customer',
      locale,
    })),
  );
