import { setImmediate } from 'node:timers/promises';
import type { Knex } from '@setu/kit/db';
import { type KeyChange, landedPrices } from '../../landed-price/store/landed-prices.js';
import { SegmentBuilder } from '../domain/build-segment.js';
import { type CategoryNames, categoryNames } from '../domain/category-names.js';
import { LiveIndex } from '../domain/live-index.js';
import { LiveVocabulary } from '../domain/live-vocabulary.js';
import type { Segment } from '../domain/segment.js';
import { type SoundedWord, type VocabularyTable, vocabularyTable } from '../domain/vocabulary-table.js';
import { addAllCards } from './all-cards.js';
import { categoryWords } from './category-words.js';
import { type DocPosition, docChanges, sumModulus } from './doc-changes.js';
import { indexedRows } from './indexed-rows.js';
import { wordRows } from './word-rows.js';

/** The data in memory, and how far it has followed the documents. */
export interface MemoryDocuments {
  index: LiveIndex;
  words: LiveVocabulary;
  position: DocPosition;
}

/** The words of category names, with the revision of the category trees. */
export interface MemoryCategories {
  names: CategoryNames;
  revision: string;
}

/** Returns the current category names. Reuses `current` if the trees have not changed. */
export async function followCategories(db: Knex, current?: MemoryCategories): Promise<MemoryCategories> {
  const revision = await categoryWords(db).revision();
  if (current?.revision === revision) return current;
  return { names: categoryNames(await categoryWords(db).all()), revision };
}

async function built(builder: SegmentBuilder): Promise<Segment> {
  const building = builder.build();
  for (let step = building.next(); ; step = building.next()) {
    if (step.done) return step.value;
    // While a newer read model is being read, the old index answers between two steps.
    await setImmediate();
  }
}

/** What to do with the most popular cards while the others are still being read. */
export interface EarlyUse {
  /** How many of the most popular cards. */
  cards: number;
  onFirst(index: LiveIndex): Promise<void>;
}

async function readIndex(db: Knex, early: EarlyUse | undefined): Promise<LiveIndex> {
  const index = new LiveIndex();
  let builder = new SegmentBuilder();
  const answerEarly = async (): Promise<void> => {
    index.append(await built(builder));
    builder = new SegmentBuilder();
    await early?.onFirst(index);
  };
  await addAllCards(db, {
    builder: () => builder,
    onPiece: async () => {
      if (early !== undefined && index.size === 0 && builder.size >= early.cards) await answerEarly();
    },
  });
  index.append(await built(builder));
  return index;
}

/** The number of words read at once. */
const wordsPerBatch = 20_000;

async function readVocabulary(db: Knex): Promise<VocabularyTable> {
  const words: SoundedWord[] = [];
  for (let hasMore = true; hasMore; ) {
    const next = await wordRows(db).after(words.at(-1)?.word ?? '', wordsPerBatch);
    for (const word of next) words.push(word);
    hasMore = next.length === wordsPerBatch;
  }
  return vocabularyTable(words);
}

/** Reads all documents and words in one snapshot. Returns undefined if there is no read model. */
export async function readDocuments(db: Knex, early?: EarlyUse): Promise<MemoryDocuments | undefined> {
  const asOne = { isolationLevel: 'repeatable read', readOnly: true } as const;
  return db.transaction(async (conn) => {
    const position = await docChanges(conn).now();
    if (position === undefined) return undefined;
    const index = await readIndex(conn, early);
    return { index, words: new LiveVocabulary(await readVocabulary(conn)), position };
  }, asOne);
}

const remainder = (amount: number | undefined): number =>
  amount === undefined || Number.isNaN(amount) ? 0 : amount % sumModulus;

/**
 * Returns whether the data in memory has the same sums as the documents at the same moment. Returns false if the read
 * model was rebuilt.
 */
export async function hasSameSums(db: Knex, current: MemoryDocuments): Promise<boolean> {
  const asOne = { isolationLevel: 'repeatable read', readOnly: true } as const;
  const sums = await db.transaction(async (conn) => {
    // The first statement of the transaction fixes the snapshot for all others.
    const caughtUp = await catchUp(conn, current);
    return caughtUp === undefined ? undefined : docChanges(conn).sums();
  }, asOne);
  const { cards, sum } = current.index.sum(
    ({ columns: { rank, price, priceTo, landed } }, place) =>
      remainder(rank[place]) + remainder(price[place]) + remainder(priceTo[place]) + remainder(landed[place]),
  );
  return sums?.cards === cards && sums.sum === sum;
}

/** The number of changed cards read at once. */
const changesPerBatch = 2_000;

/**
 * Brings the data in memory up to date. Returns the number of changed cards, or undefined if the read model was rebuilt
 * and must be read in full.
 */
export async function catchUp(db: Knex, current: MemoryDocuments): Promise<number | undefined> {
  const changes = await docChanges(db).since(current.position);
  if (changes === undefined || changes.position.generation !== current.position.generation) return undefined;
  const { skuIds } = changes;
  for (let at = 0; at < skuIds.length; at += changesPerBatch) {
    const ids = skuIds.slice(at, at + changesPerBatch);
    const [cards, words] = await Promise.all([indexedRows(db).byIds(ids), wordRows(db).ofCards(ids)]);
    const present = new Set(cards.map(({ skuId }) => skuId));
    current.words.add(words);
    current.index.change({ cards, withdrawn: ids.filter((id) => !present.has(id)) });
  }
  await reprice(db, current);
  current.position = changes.position;
  return skuIds.length;
}

/** The number of landed prices read at once. */
const pricesPerBatch = 20_000;

/** Applies the changes of landed prices since the position. They are numbers only, so they leave the words alone. */
async function reprice(db: Knex, { index, position }: MemoryDocuments): Promise<void> {
  let last: KeyChange | undefined;
  do {
    const changes = await landedPrices(db).since(position.seen, last, pricesPerBatch);
    index.reprice(changes);
    last = changes.length === pricesPerBatch ? changes.at(-1) : undefined;
  } while (last !== undefined);
}
