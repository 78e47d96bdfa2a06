import { rowsOf, type SqlConn } from '../../store/sql.js';
import { deletionsOfEntry, preparedCards, type VocabularyEntry, vocabularyEntry } from '../domain/word-index.js';
import type { TableSuffix } from './read-model-tables.js';

const batchSize = 5_000;

/** The target of written words: empty tables without indexes, or the existing tables. */
export interface VocabularyTarget {
  suffix: TableSuffix;
  isFilled: boolean;
}

function* inBatches<Item>(items: Iterable<Item>, size: number): Iterable<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

/** Returns the vocabulary entries of words. Stop words have no stem and get no entry. */
async function withStems(conn: SqlConn, words: ReadonlyArray<[string, number]>): Promise<VocabularyEntry[]> {
  const rows = await rowsOf<{ word: string; stem: string | null; cards: number }>(conn, {
    sql: `select word, (tsvector_to_array(to_tsvector('ru', word)))[1] as stem, cards
      from unnest(?::text[], ?::int[]) as given (word, cards)`,
    bindings: [words.map(([word]) => word), words.map(([, cards]) => cards)],
  });
  return rows.flatMap(({ word, stem, cards }) => (stem === null ? [] : [vocabularyEntry(word, stem, cards)]));
}

const addDeletions = ({ suffix, isFilled }: VocabularyTarget): string =>
  `insert into vocab_delete${suffix} (deletion, word) select * from unnest(?::text[], ?::text[])
    ${isFilled ? 'on conflict (deletion, word) do nothing' : ''}`;

const addWords = ({ suffix, isFilled }: VocabularyTarget): string =>
  `insert into vocab${suffix} as known (word, stem, sound, stem_sound, cards)
    select * from unnest(?::text[], ?::text[], ?::text[], ?::text[], ?::int[])
    ${isFilled ? 'on conflict (word) do update set cards = known.cards + excluded.cards' : ''}`;

const merged = `on conflict (prefix) do update set ranks = array(
  select distinct r from unnest(ready.ranks || excluded.ranks) as r order by r limit ${preparedCards})`;
const addSuggestions = ({ suffix, isFilled }: VocabularyTarget): string =>
  `insert into suggestion${suffix} as ready (prefix, ranks)
    select prefix, ranks::int[] from unnest(?::text[], ?::text[]) as given (prefix, ranks) ${isFilled ? merged : ''}`;

async function writeDeletions(conn: SqlConn, target: VocabularyTarget, entries: VocabularyEntry[]): Promise<void> {
  const pairs = entries.flatMap((entry) => deletionsOfEntry(entry).map((deletion) => [deletion, entry.word] as const));
  for (const batch of inBatches(pairs, batchSize * 4)) {
    await conn.raw(addDeletions(target), [batch.map(([deletion]) => deletion), batch.map(([, word]) => word)]);
  }
}

/** Writes words with the number of cards that have each. */
export async function writeWords(
  conn: SqlConn,
  target: VocabularyTarget,
  words: Iterable<[string, number]>,
): Promise<void> {
  for (const batch of inBatches(words, batchSize)) {
    const entries = await withStems(conn, batch);
    await conn.raw(addWords(target), [
      entries.map((entry) => entry.word),
      entries.map((entry) => entry.stem),
      entries.map((entry) => entry.sound),
      entries.map((entry) => entry.stemSound),
      entries.map((entry) => entry.cards),
    ]);
    await writeDeletions(conn, target, entries);
  }
}

/** Writes the prepared cards of prefixes. */
export async function writeSuggestions(
  conn: SqlConn,
  target: VocabularyTarget,
  ranks: Iterable<[string, number[]]>,
): Promise<void> {
  for (const batch of inBatches(ranks, batchSize)) {
    const values = [batch.map(([prefix]) => prefix), batch.map(([, list]) => `{${list.join(',')}}`)];
    await conn.raw(addSuggestions(target), values);
  }
}
