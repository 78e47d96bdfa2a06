/// <reference path="../../store/pg-copy-streams.d.ts" />
import { setImmediate } from 'node:timers/promises';
import { type Knex, withConnection } from '@setu/kit/db';
import { to as copyTo } from 'pg-copy-streams';
import type { SegmentBuilder } from '../domain/build-segment.js';
import type { IndexedCard } from '../domain/segment.js';
import { cardColumns } from './indexed-rows.js';

const newLine = '\n'.charCodeAt(0);
const tab = '\t'.charCodeAt(0);
const quote = "'".charCodeAt(0);
const backslash = '\\'.charCodeAt(0);
const none = '\\N';
const numberOf = (field: string): number | undefined => (field === none ? undefined : Number(field));

/** Reads the fields of a line of COPY's text format. Only a code can contain an escaped letter. */
function cardOf(fields: string): Omit<IndexedCard, 'lexemes'> {
  const [skuId = '', rank, price = none, priceTo = none, landed = none, ...rest] = fields.split('\t');
  const [nameEn, nameRu, brand, terms, origin, category, company, code = ''] = rest;
  // Spreading parts of the object here would double the time of the whole reading.
  return {
    skuId,
    rank: Number(rank),
    price: numberOf(price),
    priceTo: numberOf(priceTo),
    landed: numberOf(landed),
    nameEn: Number(nameEn),
    nameRu: Number(nameRu),
    brand: Number(brand),
    terms: Number(terms),
    origin: Number(origin),
    category: Number(category),
    company: Number(company),
    code: code.includes('\\') ? unescaped(code) : code,
  };
}

const letters: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };
const unescaped = (text: string): string => text.replace(/\\(.)/g, (_, letter: string) => letters[letter] ?? letter);

/** Adds the card of a line, whose last field has the lexemes: each in quotes, with a space between two. */
function addLine(builder: SegmentBuilder, bytes: Buffer, from: number, end: number): void {
  const words = bytes.lastIndexOf(tab, end - 1) + 1;
  builder.add(cardOf(bytes.toString('utf8', from, words - 1)));
  for (let start = words + 1; start < end; ) {
    let close = start;
    let isEscaped = false;
    for (; bytes[close] !== quote || bytes[close + 1] === quote; close++) {
      // A quote within a lexeme is doubled.
      if (bytes[close] === quote) close++;
      else if (bytes[close] !== backslash) continue;
      isEscaped = true;
    }
    if (isEscaped) addEscaped(builder, bytes.toString('utf8', start, close));
    else builder.addLexeme(bytes, start, close);
    start = close + "' '".length;
  }
}

/** Adds a lexeme that contains quotes or backslashes. COPY doubles the backslashes once more. */
function addEscaped(builder: SegmentBuilder, text: string): void {
  const lexeme = Buffer.from(unescaped(text).replaceAll("''", "'").replaceAll('\\\\', '\\'));
  builder.addLexeme(lexeme, 0, lexeme.length);
}

/** Where cards go. */
export interface CardSink {
  /** Returns the builder for the next cards. */
  builder(): SegmentBuilder;
  /** Called after some cards, again and again. Reading waits for it. */
  onPiece(): Promise<void>;
}

/**
 * Adds all public cards, the most popular first, within the transaction of `conn`. They come as one stream, so that the
 * database reads on while earlier cards are being indexed. Searches are answered in between.
 */
export async function addAllCards(conn: Knex, sink: CardSink): Promise<void> {
  // The cards are stored about in this order. Sorting a million of them would take longer than reading them.
  await conn.raw('set local enable_sort = off');
  await withConnection(conn, async (connection) => {
    // The text form of the words costs the database a fifth of making an array of them.
    const sql = `copy (select ${cardColumns}, d.words from search_doc d order by d.rank) to stdout`;
    let rest: Buffer = Buffer.alloc(0);
    for await (const chunk of connection.query(copyTo(sql)) as AsyncIterable<Buffer>) {
      const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      let from = 0;
      for (let end = bytes.indexOf(newLine); end >= 0; end = bytes.indexOf(newLine, from)) {
        addLine(sink.builder(), bytes, from, end);
        from = end + 1;
      }
      rest = bytes.subarray(from);
      await sink.onPiece();
      await setImmediate();
    }
  });
}
