import { LRUCache } from 'lru-cache';
import type { CardPage } from '../../search/domain/card-list.js';
import type { WordLists } from '../../search/domain/word-lists.js';
import type { SearchedPage } from '../../search/store/searched-page.js';

/**
 * Two numbers that the thread shares without messages: how often its data has changed, and 1 while its answers also
 * depend on the database.
 */
export type SharedChanges = Int32Array;
export const newSharedChanges = (): SharedChanges => new Int32Array(new SharedArrayBuffer(8));

/** Notes a change of the data. Called after the change, and before anything else can be asked. */
export const noteChange = (changes: SharedChanges): void => {
  Atomics.add(changes, 0, 1);
};
export const noteDependence = (changes: SharedChanges, isDependent: boolean): void => {
  Atomics.store(changes, 1, isDependent ? 1 : 0);
};

/** An answer that may be kept. */
type Kept = CardPage | SearchedPage;

const maxBytes = 32 * 1024 * 1024;
/** The memory of an answer without its facets, and of one facet value with its name and its encoded form. */
const [pageBytes, valueBytes] = [8_000, 500];

const sizeOf = (answer: Kept): number => {
  const { facets } = 'page' in answer ? answer.page : answer;
  const values = facets?.facets.reduce((sum, one) => sum + one.values.length, 0) ?? 0;
  return pageBytes + values * valueBytes + (facets?.categoryCards.byteLength ?? 0);
};

const asText = (_name: string, value: unknown): unknown => {
  if (typeof value === 'bigint') return `${value}n`;
  return value instanceof Map || value instanceof Set ? [...value] : value;
};

/**
 * Keeps the answers of an index while its data does not change, so that a question asked again does not reach the
 * thread.
 */
export function keptAnswers(changes: SharedChanges, isFresh: () => boolean) {
  const cache = new LRUCache<string, { at: number; lists: WordLists; answer: Kept }>({
    maxSize: maxBytes,
    // Callers choose the key's length, so it counts too.
    sizeCalculation: ({ answer }, key) => 2 * key.length + sizeOf(answer),
  });
  return async <Answer extends Kept>(
    question: { kind: string; query: unknown; lists: WordLists },
    ask: () => Promise<Answer>,
  ): Promise<Answer> => {
    if (!isFresh() || Atomics.load(changes, 1) !== 0) return ask();
    const { lists } = question;
    const at = Atomics.load(changes, 0);
    const key = question.kind + JSON.stringify(question.query, asText);
    const kept = cache.get(key);
    if (kept?.at === at && kept.lists === lists) return kept.answer as Answer;
    const answer = await ask();
    // If something has changed meanwhile, the answer is stored under an outdated count, which does not match.
    cache.set(key, { at, lists, answer });
    return answer;
  };
}
