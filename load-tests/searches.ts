import { SharedArray } from 'k6/data';

/** A list people open: its kind, what is typed (perhaps nothing), its address. */
export type Search = { kind: string; text: string; path: string; page: number };

/** The lists of data/questions.json, read once for all virtual users (`npm run data -w @setu/load-tests` makes it). */
export const searches = new SharedArray<Search>('searches', () => JSON.parse(open('./data/questions.json')));

/** Takes a whole number, gives a list; the kinds come as often as people open them. */
export function searchAt(n: number): Search {
  const search = searches[n % searches.length];
  if (!search) throw new Error('data/questions.json is empty');
  return search;
}

const typed = searches.filter(({ text }) => text.length >= 3);

/** Takes a whole number, gives a list that something is typed for. */
export function typedAt(n: number): Search {
  const search = typed[n % typed.length];
  if (!search) throw new Error('data/questions.json is empty');
  return search;
}
