import { setImmediate } from 'node:timers/promises';
import { listen, openDatabase } from '@setu/kit/db';
import type { Log } from '@setu/kit/process';
import type { WordLists } from '../../search/domain/word-lists.js';
import { vocabulary } from '../../search/store/vocabulary.js';
import type { LiveIndex } from '../domain/live-index.js';
import type { FindingIndex } from '../search-index.js';
import { docsChannel } from '../store/doc-changes.js';
import {
  catchUp,
  type EarlyUse,
  followCategories,
  hasSameSums,
  type MemoryDocuments,
  readDocuments,
} from '../store/memory-documents.js';
import { wordRows } from '../store/word-rows.js';
import { workInProgress } from '../store/work-in-progress.js';
import { indexFile } from './index-file.js';
import { newSharedChanges, noteChange, noteDependence, type SharedChanges } from './kept-answers.js';
import { memorySearch } from './memory-search.js';
import { cachedStems, memoryVocabulary } from './memory-vocabulary.js';
import type { SharedSnapshots } from './shared-snapshots.js';
import { takeTurns } from './turns.js';

export interface EngineOptions {
  url: string;
  schema: string;
  /** The folder of the index file. */
  dir: string;
  lists: () => WordLists;
  /** Notes every change of the data, for those who keep answers. */
  changes?: SharedChanges;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** Stored indexes of all processes, if there is an object store for them. */
  shared?: SharedSnapshots | undefined;
  /**
   * Called if no stored index can be used, as soon as the most popular cards can be searched. The others are still being
   * read.
   */
  onFirst?: (first: Pick<SearchEngine, 'search' | 'cards'>) => void;
  /** How many cards that are, 100,000 by default: three seconds of reading. */
  firstCards?: number;
}

/** An index in memory that answers searches and follows the read model until it is closed. */
export interface SearchEngine {
  search: FindingIndex;
  /** Returns the milliseconds since the index was last known to match the read model. */
  behindMs(): number;
  /** Returns the number of public cards in the index. */
  cards(): number;
  /** Resolves when everything written before the call can be found. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

const everyMs = 1_000;
const retryMs = 500;
/** The interval of full comparisons with the read model. */
const compareMs = 3_600_000;
/** The number of changed cards after which the index is stored again. */
const storeAfter = 20_000;
/** The time after which it is stored again in any case, because an old file cannot be brought up to date. */
const storeMs = 6 * 3_600_000;

/**
 * Loads the read model into memory, or the stored file and the later changes. Resolves when the index answers searches.
 */
export async function openEngine(options: EngineOptions): Promise<SearchEngine> {
  const { url, schema, dir, lists, log, changes = newSharedChanges() } = options;
  const db = openDatabase({ url, schema, statementMs: 60_000, pool: { max: 2 } });
  const closing = new AbortController();
  const { signal } = closing;
  const file = indexFile(dir, options.shared);
  const stems = cachedStems((words) => wordRows(db).stems(words));
  const began = performance.now();
  const found = await file.load(db).catch((error: unknown) => {
    log.warn({ err: error }, 'the stored search index could not be read');
    return undefined;
  });
  const searchEarly = async (index: LiveIndex): Promise<void> => {
    await everyStep(index.prepare());
    const { names } = await followCategories(db);
    const { leaving } = await workInProgress(db);
    const partial = { index, vocabulary: vocabulary(db), categories: names, leaving, isPartial: true };
    options.onFirst?.({ search: memorySearch(() => partial, lists), cards: () => index.size });
  };
  let documents =
    found?.documents ??
    (await loadAll({ url, schema }, { cards: options.firstCards ?? 100_000, onFirst: searchEarly }));
  await everyStep(documents.index.prepare());
  let storedAt = found?.takenAt ?? Date.now();
  let categories = await followCategories(db);
  let progress = await workInProgress(db);
  noteDependence(changes, progress.isRetitled);
  let inLineAt = began;
  // A stored index is compared with the read model at once, in the first turn.
  let comparedAt = found === undefined ? began : Number.NEGATIVE_INFINITY;
  /** Whether the index is known to differ from the read model. */
  let isWrong = false;
  let changed = 0;
  let tidying: Promise<void> | undefined;
  let storing: Promise<void> | undefined;
  const ms = Math.round(performance.now() - began);
  log.info({ cards: documents.index.size, isFromFile: found !== undefined, ms }, 'the search index was loaded');

  const onChange = (): void => noteChange(changes);
  const begin = (): void => {
    documents.index.onChange = onChange;
    onChange();
  };
  begin();

  const tidy = (): Promise<void> => {
    tidying ??= tidyAll(() => documents.index.tidy(), signal).finally(() => {
      tidying = undefined;
    });
    return tidying;
  };
  const store = (): void => {
    changed = 0;
    storedAt = Date.now();
    storing ??= file
      .write(documents, tidy)
      .catch((error: unknown) => log.warn({ err: error }, 'the search index could not be stored'))
      .finally(() => {
        storing = undefined;
      });
  };
  const reload = async (): Promise<void> => {
    const read = await loadAll({ url, schema });
    await everyStep(read.index.prepare());
    documents = read;
    begin();
    log.info({ cards: documents.index.size }, 'the search index was read again');
    store();
  };
  const compare = async (): Promise<void> => {
    comparedAt = performance.now();
    if (await hasSameSums(db, documents)) return;
    log.error({}, 'the search index differs from the read model');
    isWrong = true;
    await reload();
    isWrong = false;
  };
  const follow = async (): Promise<void> => {
    const before = { categories, leaving: String(progress.leaving), isRetitled: progress.isRetitled };
    categories = await followCategories(db, categories);
    progress = await workInProgress(db);
    const isSame = before.categories === categories && before.leaving === String(progress.leaving);
    if (isSame && before.isRetitled === progress.isRetitled) return;
    onChange();
    noteDependence(changes, progress.isRetitled);
    onChange();
  };
  const turn = async (): Promise<void> => {
    const now = performance.now();
    await follow();
    const more = await catchUp(db, documents);
    if (more === undefined) await reload();
    changed += more ?? 0;
    if (changed >= storeAfter || Date.now() - storedAt > storeMs) store();
    void tidy();
    if (now - comparedAt > compareMs) await compare();
    inLineAt = now;
  };

  const now = () => ({
    index: documents.index,
    // Only the database knows which cards the new category titles apply to.
    vocabulary: progress.isRetitled ? vocabulary(db) : memoryVocabulary(documents.words, stems),
    categories: categories.names,
    leaving: progress.leaving,
  });
  const onFailure = (error: unknown): void => log.warn({ err: error }, 'the search index could not follow');
  const turns = takeTurns({ turn, onFailure, everyMs, againMs: retryMs, signal });
  await listen({ url, channels: [docsChannel], onNotify: turns.ring, signal });
  if (found === undefined) store();

  return {
    search: memorySearch(now, lists),
    behindMs: () => (isWrong ? Number.POSITIVE_INFINITY : performance.now() - inLineAt),
    cards: () => documents.index.size,
    caughtUp: turns.done,
    close: async () => {
      closing.abort();
      await Promise.all([turns.ended, tidying, storing]);
      await db.destroy();
    },
  };
}

/** Opens a separate connection, because reading a million cards takes a minute, and most of that is waiting. */
async function loadAll(place: { url: string; schema: string }, early?: EarlyUse): Promise<MemoryDocuments> {
  const db = openDatabase({ ...place, statementMs: 0, pool: { max: 1 } });
  try {
    const documents = await readDocuments(db, early);
    if (documents === undefined) throw new Error('the search index found no read model');
    return documents;
  } finally {
    await db.destroy();
  }
}

/** Runs all steps. Requests are answered between two steps. */
async function everyStep(steps: Generator<void, void>): Promise<void> {
  while (!steps.next().done) await setImmediate();
}

/** Merges parts until nothing is left to merge or the engine closes. */
async function tidyAll(step: () => boolean, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && step()) await setImmediate();
}
