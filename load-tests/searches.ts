import { SharedArray } from 'k6/data';

/** A list that visitors open: its kind, the typed text (may be empty), its address and page. */
export type Search = { kind: string; text: string; path: string; page: number };

/**
 * The lists of data/questions.json, read once for all virtual users (`npm run data -w @setu/load-tests` generates it).
 */
export const searches = new SharedArray<Search>('searches', () => JSON.parse(open('./data/questions.json')));

/**
 * Returns the list at a position. The kinds occur as often as visitors request them. After the last list, positions
 * continue with the first.
 */
export function searchAt(n: number): Search {
  const search = searches[n % searches.length];
  if (!search) throw new Error('data/questions.json is empty');
  return search;
}

const typed = searches.filter(({ text }) => text.length >= 3);

/** Returns the list with typed text at a position. After the last list, positions continue with the first. */
export function typedAt(n: number): Search {
  const search = typed[n % typed.length];
  if (!search) throw new Error('data/questions.json is empty');
  return search;
}
