import type { Conn } from '@setu/kit/db';
import { rowsOf } from '../../store/sql.js';
import { deletionsOfEntry, READY_CARDS, type VocabularyEntry, vocabularyEntry } from '../domain/word-index.js';

const BATCH = 5_000;

/** Where words are written to: the tables themselves, or the ones a rebuild prepares under the same names with `_next`. */
export type TableSuffix = '' | '_next';

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

/** Entries of words; stop words have no stem and get none. */
async function withStems(conn: Conn, words: ReadonlyArray<[string, number]>): Promise<VocabularyEntry[]> {
  const rows = await rowsOf<{ word: string; stem: string | null; cards: number }>(conn, {
    sql: `SELECT word, (tsvector_to_array(to_tsvector('ru', word)))[1] AS stem, cards
      FROM unnest(?::text[], ?::int[]) AS given (word, cards)`,
    bindings: [words.map(([word]) => word), words.map(([, cards]) => cards)],
  });
  return rows.flatMap(({ word, stem, cards }) => (stem === null ? [] : [vocabularyEntry(word, stem, cards)]));
}

async function writeDeletions(conn: Conn, suffix: TableSuffix, entries: readonly VocabularyEntry[]): Promise<void> {
  const pairs = entries.flatMap((entry) => deletionsOfEntry(entry).map((deletion) => [deletion, entry.word] as const));
  for (const batch of inBatches(pairs, BATCH * 4)) {
    await conn.raw(
      `INSERT INTO vocab_delete${suffix} (deletion, word) SELECT * FROM unnest(?::text[], ?::text[])
        ${suffix === '' ? 'ON CONFLICT (deletion, word) DO NOTHING' : ''}`,
      [batch.map(([deletion]) => deletion), batch.map(([, word]) => word)],
    );
  }
}

/** Writes words with the number of cards that have each; into the living tables it adds to what is there. */
export async function writeWords(conn: Conn, suffix: TableSuffix, words: Iterable<[string, number]>): Promise<void> {
  for (const batch of inBatches(words, BATCH)) {
    const entries = await withStems(conn, batch);
    await conn.raw(
      `INSERT INTO vocab${suffix} (word, stem, sound, stem_sound, cards)
        SELECT * FROM unnest(?::text[], ?::text[], ?::text[], ?::text[], ?::int[])
        ${suffix === '' ? 'ON CONFLICT (word) DO UPDATE SET cards = vocab.cards + excluded.cards' : ''}`,
      [
        entries.map((entry) => entry.word),
        entries.map((entry) => entry.stem),
        entries.map((entry) => entry.sound),
        entries.map((entry) => entry.stemSound),
        entries.map((entry) => entry.cards),
      ],
    );
    await writeDeletions(conn, suffix, entries);
  }
}

/** Writes the ready cards of beginnings; into the living table it merges them with what is there. */
export async function writeSuggestions(
  conn: Conn,
  suffix: TableSuffix,
  ranks: Iterable<[string, number[]]>,
): Promise<void> {
  for (const batch of inBatches(ranks, BATCH)) {
    await conn.raw(
      `INSERT INTO suggestion${suffix} (prefix, ranks) SELECT prefix, ranks::int[] FROM unnest(?::text[], ?::text[]) AS given (prefix, ranks)
        ${
          suffix === ''
            ? `ON CONFLICT (prefix) DO UPDATE SET ranks = ARRAY(
                SELECT DISTINCT r FROM unnest(suggestion.ranks || excluded.ranks) AS r ORDER BY r LIMIT ${READY_CARDS})`
            : ''
        }`,
      [batch.map(([prefix]) => prefix), batch.map(([, list]) => `{${list.join(',')}}`)],
    );
  }
}
