import type { CardOrder } from '../src/search/domain/card-list.js';
import { choiceQueries } from '../src/search/domain/facets.js';
import { isPlainWord } from '../src/search/domain/fold.js';
import { tidySearch } from '../src/search/domain/search-query.js';
import type { SearchQuery } from '../src/search-index/search-index.js';
import { randomFrom } from '../src/seed/random.js';
import { rowsOf, type SqlConn } from '../src/store/sql.js';

const orders = [
  'popularity',
  'nameEn',
  'nameRu',
  'brand',
  'landed',
  'landed',
] as const satisfies readonly CardOrder['by'][];

/** Returns random searches of every kind, and lists without a search, based on the catalogue's content. */
export async function randomSearches(conn: SqlConn, count: number, seed: number): Promise<SearchQuery[]> {
  const sql = <Row>(text: string) => rowsOf<Row>(conn, { sql: text, bindings: [] });
  const random = randomFrom(seed);
  const words = (await sql<{ word: string }>('select word from vocab order by word')).map(({ word }) => word);
  const plain = words.filter((word) => isPlainWord(word) && word.length >= 4);
  const codes = (await sql<{ code: string }>(`select code from search_doc where code <> '' order by rank`)).map(
    ({ code }) => code,
  );
  const nums = (await sql<{ num: number }>('select num from category order by num')).map(({ num }) => num);
  const companies = (await sql<{ num: number }>('select num from company order by num')).map(({ num }) => num);
  const pick = random.of;
  const slip = (word: string): string => {
    const at = 1 + Math.floor(random.next() * (word.length - 2));
    return pick([
      word.slice(0, at) + word.slice(at + 1),
      word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
      `${word.slice(0, at)}а${word.slice(at)}`,
      `${word.slice(0, at)}e${word.slice(at + 1)}`,
    ]);
  };
  const kinds: (() => string)[] = [
    () => '',
    () => pick(words),
    () => `${pick(plain)} ${pick(plain)}`,
    () => pick(plain).slice(0, 3),
    () => `${pick(words)} ${pick(plain).slice(0, 4)}`,
    () => slip(pick(plain)),
    () => `${slip(pick(plain))} ${slip(pick(plain))}`,
    () => pick(codes),
    () => pick(codes).slice(1, 5),
    () =>
      pick(['8413', '84', '2106', '730890', 'nasos', 'yfcjc', 'ghbdjl', 'насосами', 'чая', 'для', 'zzzzz', 'чай pump']),
  ];
  return Array.from({ length: count }, () => ({
    search: tidySearch(pick(kinds)()),
    asTyped: random.next() < 0.2,
    reader: pick(['ru', 'en'] as const),
    within: {
      categoryNum: random.next() < 0.2 ? pick(nums) : undefined,
      companyNum: random.next() < 0.1 ? pick(companies) : undefined,
      choices: random.next() < 0.3 ? choiceQueries(new Map([['inco_terms', pick([['FOB'], ['CIF', 'EXW']])]])) : [],
    },
    query: {
      price: {
        from: random.next() < 0.2 ? BigInt(Math.floor(random.next() * 5_000_000)) : undefined,
        to: random.next() < 0.2 ? BigInt(Math.floor(random.next() * 50_000_000)) : undefined,
      },
      order: { by: random.next() < 0.6 ? 'popularity' : pick(orders), descending: random.next() < 0.3 },
      offset: random.next() < 0.7 ? 0 : Math.floor(random.next() * 60),
      limit: pick([1, 10, 30]),
    },
  }));
}
