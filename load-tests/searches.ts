import { SharedArray } from 'k6/data';

/** One way people fill the list: words or a code, and perhaps a price range in roubles. */
export type Search = { kind: string; text: string; price?: [number, number] };

/** The searches of data/searches.json, read once for all virtual users (`npm run data -w @setu/load-tests` makes it). */
export const searches = new SharedArray<Search>('searches', () => JSON.parse(open('./data/searches.json')));

/** Takes a whole number, gives a search; neighbours are of different kinds. */
export function searchAt(n: number): Search {
  const search = searches[n % searches.length];
  if (!search) throw new Error('data/searches.json is empty');
  return search;
}

/** The address of a search's product list. */
export function listPath({ text, price }: Search, page: number): string {
  const range = price ? `&f_price[0]=${price[0]}&f_price[1]=${price[1]}` : '';
  return `/catalog/category/?f_search=${encodeURIComponent(text)}${range}&page=${page}&limit=30`;
}
