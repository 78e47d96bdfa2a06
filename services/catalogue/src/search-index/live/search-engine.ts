import { setImmediate } from 'node:timers/promises';
import { listen, openDatabase } from '@setu/kit/db';
import type { Log } from '@setu/kit/process';
import type { WordLists } from '../../search/domain/word-lists.js';
import { vocabulary } from '../../search/store/vocabulary.js';
import type { FindingIndex } from '../search-index.js';
import { docsChannel } from '../store/doc-changes.js';
import { catchUp, followCategories, type HeldDocuments, isInLine, readDocuments } from '../store/held-documents.js';
import { underWay } from '../store/under-way.js';
import { wordRows } from '../store/word-rows.js';
import { heldSearch } from './held-search.js';
import { heldVocabulary, rememberedStems } from './held-vocabulary.js';
import { keptIndex } from './kept-index.js';
import { takeTurns } from './turns.js';

export interface EngineOptions {
  url: string;
  schema: string;
  /** The folder its file lies in. */
  dir: string;
  lists: () => WordLists;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
}

/** An index in memory that serves, and follows the read model until it is closed. */
export interface SearchEngine {
  search: FindingIndex;
  /** Milliseconds since it was last known to be in line with the read model. */
  behindMs(): number;
  /** How many public cards it holds. */
  cards(): number;
  /** Resolves when everything that was written before the call is found. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

const everyMs = 1_000;
const againMs = 500;
/** So often it is compared with the read model as a whole. */
const compareMs = 3_600_000;
/** After so many changed cards what is held is written to the file again. */
const keptAfter = 20_000;

/** Reads the read model into memory, or the file it was kept in and what changed since; resolves when it serves. */
export async function openEngine({ url, schema, dir, lists, log }: EngineOptions): Promise<SearchEngine> {
  const db = openDatabase({ url, schema, statementMs: 60_000, pool: { max: 2 } });
  const closing = new AbortController();
  const { signal } = closing;
  const kept = keptIndex(dir);
  const stems = rememberedStems((words) => wordRows(db).stems(words));
  const began = performance.now();
  const found = await kept.load(db).catch(() => undefined);
  let held = found ?? (await wholeFrom({ url, schema }));
  let categories = await followCategories(db);
  let moving = await underWay(db);
  let inLineAt = began;
  let comparedAt = began;
  let changed = 0;
  let tidying: Promise<void> | undefined;
  let keeping: Promise<void> | undefined;
  const ms = Math.round(performance.now() - began);
  log.info({ cards: held.index.size, isFromFile: found !== undefined, ms }, 'the search index is loaded');

  const tidy = (): Promise<void> => {
    tidying ??= tidyAll(() => held.index.tidy(), signal).finally(() => {
      tidying = undefined;
    });
    return tidying;
  };
  const keep = (): void => {
    changed = 0;
    keeping ??= kept
      .write(held, tidy)
      .catch((error: unknown) => log.warn({ err: error }, 'the search index could not be kept in a file'))
      .finally(() => {
        keeping = undefined;
      });
  };
  const readAnew = async (): Promise<void> => {
    held = await wholeFrom({ url, schema });
    log.info({ cards: held.index.size }, 'the search index was read anew');
    keep();
  };
  const compare = async (): Promise<void> => {
    comparedAt = performance.now();
    if (await isInLine(db, held)) return;
    log.error({}, 'the search index is not in line with the read model');
    await readAnew();
  };
  const turn = async (): Promise<void> => {
    const now = performance.now();
    categories = await followCategories(db, categories);
    moving = await underWay(db);
    const more = await catchUp(db, held);
    if (more === undefined) await readAnew();
    changed += more ?? 0;
    if (changed >= keptAfter) keep();
    void tidy();
    if (now - comparedAt > compareMs) await compare();
    inLineAt = now;
  };

  const now = () => ({
    index: held.index,
    // Which cards the new titles of categories speak for, the server knows.
    vocabulary: moving.isRetitled ? vocabulary(db) : heldVocabulary(held.words, stems),
    categories: categories.names,
    leaving: moving.leaving,
  });
  const onFailure = (error: unknown): void => log.warn({ err: error }, 'the search index could not follow');
  const turns = takeTurns({ turn, onFailure, everyMs, againMs, signal });
  await listen({ url, channels: [docsChannel], onNotify: turns.ring, signal });
  if (found === undefined) keep();

  return {
    search: heldSearch(now, lists),
    behindMs: () => performance.now() - inLineAt,
    cards: () => held.index.size,
    caughtUp: turns.done,
    close: async () => {
      closing.abort();
      await Promise.all([turns.ended, tidying, keeping]);
      await db.destroy();
    },
  };
}

/** Reading a million cards takes a minute, much of which the connection only waits. */
async function wholeFrom(place: { url: string; schema: string }): Promise<HeldDocuments> {
  const db = openDatabase({ ...place, statementMs: 0, pool: { max: 1 } });
  try {
    const held = await readDocuments(db);
    if (held === undefined) throw new Error('there is no read model to search in');
    return held;
  } finally {
    await db.destroy();
  }
}

/** Between two steps whoever asks is answered. */
async function tidyAll(step: () => boolean, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && step()) await setImmediate();
}
