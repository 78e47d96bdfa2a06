import type { Knex } from '@setu/kit/db';
import { buildSegment } from '../domain/build-segment.js';
import { type CategoryNames, categoryNames } from '../domain/category-names.js';
import { LiveIndex } from '../domain/live-index.js';
import { LiveVocabulary } from '../domain/live-vocabulary.js';
import { mergeSegments } from '../domain/merge-segments.js';
import type { Segment } from '../domain/segment.js';
import { type SoundedWord, type VocabularyTable, vocabularyTable } from '../domain/vocabulary-table.js';
import { categoryWords } from './category-words.js';
import { type DocPosition, docChanges, sumModulus } from './doc-changes.js';
import { indexedRows } from './indexed-rows.js';
import { wordRows } from './word-rows.js';

/** The data in memory, and how far it has followed the documents. */
export interface HeldDocuments {
  index: LiveIndex;
  words: LiveVocabulary;
  position: DocPosition;
}

/** The words of category names, with the revision of the category trees. */
export interface HeldCategories {
  names: CategoryNames;
  revision: string;
}

/** Returns the current category names. Reuses `held` if the trees have not changed. */
export async function followCategories(db: Knex, held?: HeldCategories): Promise<HeldCategories> {
  const revision = await categoryWords(db).revision();
  if (held?.revision === revision) return held;
  return { names: categoryNames(await categoryWords(db).all()), revision };
}

/** The batch sizes of reading cards and words. */
export interface Steps {
  cards: number;
  words: number;
  /** The number of cards in a part that is built separately. */
  part: number;
}
const usualSteps: Steps = { cards: 5_000, words: 20_000, part: 50_000 };

async function readSegment(db: Knex, steps: Steps): Promise<Segment> {
  const parts: Segment[] = [];
  for (let last = -2_147_483_648, isMore = true; isMore; ) {
    const cards = [];
    while (cards.length < steps.part && isMore) {
      const next = await indexedRows(db).after(last, steps.cards);
      for (const card of next) cards.push(card);
      last = next.at(-1)?.rank ?? last;
      isMore = next.length === steps.cards;
    }
    parts.push(buildSegment(cards));
  }
  const [only, ...more] = parts;
  if (only !== undefined && more.length === 0) return only;
  const merging = mergeSegments(parts);
  for (let step = merging.next(); ; step = merging.next()) if (step.done) return step.value;
}

async function readVocabulary(db: Knex, steps: Steps): Promise<VocabularyTable> {
  const words: SoundedWord[] = [];
  for (let isMore = true; isMore; ) {
    const next = await wordRows(db).after(words.at(-1)?.word ?? '', steps.words);
    for (const word of next) words.push(word);
    isMore = next.length === steps.words;
  }
  return vocabularyTable(words);
}

/** Reads all documents and words in one snapshot. Returns undefined if there is no read model. */
export async function readDocuments(db: Knex, steps: Steps = usualSteps): Promise<HeldDocuments | undefined> {
  const asOne = { isolationLevel: 'repeatable read', readOnly: true } as const;
  return db.transaction(async (conn) => {
    const position = await docChanges(conn).now();
    if (position === undefined) return undefined;
    const segment = await readSegment(conn, steps);
    return { index: new LiveIndex(segment), words: new LiveVocabulary(await readVocabulary(conn, steps)), position };
  }, asOne);
}

const remainder = (amount: number | undefined): number =>
  amount === undefined || Number.isNaN(amount) ? 0 : amount % sumModulus;

/**
 * Returns whether the data in memory has the same sums as the documents at the same moment. Returns false if the read
 * model was rebuilt.
 */
export async function isInLine(db: Knex, held: HeldDocuments): Promise<boolean> {
  const asOne = { isolationLevel: 'repeatable read', readOnly: true } as const;
  const sums = await db.transaction(async (conn) => {
    // The first statement of the transaction fixes the snapshot for all others.
    const caughtUp = await catchUp(conn, held);
    return caughtUp === undefined ? undefined : docChanges(conn).sums();
  }, asOne);
  const { cards, sum } = held.index.sum(
    ({ columns: { rank, price, priceTo } }, place) =>
      remainder(rank[place]) + remainder(price[place]) + remainder(priceTo[place]),
  );
  return sums?.cards === cards && sums.sum === sum;
}

/** The number of changed cards read at once. */
const changedAtOnce = 2_000;

/**
 * Brings the data in memory up to date. Returns the number of changed cards, or undefined if the read model was rebuilt
 * and must be read in full.
 */
export async function catchUp(db: Knex, held: HeldDocuments): Promise<number | undefined> {
  const changes = await docChanges(db).since(held.position);
  if (changes === undefined || changes.position.generation !== held.position.generation) return undefined;
  const { skuIds } = changes;
  for (let at = 0; at < skuIds.length; at += changedAtOnce) {
    const ids = skuIds.slice(at, at + changedAtOnce);
    const [cards, words] = await Promise.all([indexedRows(db).byIds(ids), wordRows(db).ofCards(ids)]);
    const isThere = new Set(cards.map(({ skuId }) => skuId));
    held.words.add(words);
    held.index.change({ cards, withdrawn: ids.filter((id) => !isThere.has(id)) });
  }
  held.position = changes.position;
  return skuIds.length;
}
