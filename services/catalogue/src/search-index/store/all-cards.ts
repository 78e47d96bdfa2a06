/// <reference path="../../store/pg-copy-streams.d.ts" />
import { type Knex, withConnection } from '@setu/kit/db';
import { to as copyTo } from 'pg-copy-streams';
import type { SegmentBuilder } from '../domain/build-segment.js';
import type { IndexedCard } from '../domain/segment.js';
import { betweenLexemes, cardColumns, cardTables } from './indexed-rows.js';

const newLine = '\n'.charCodeAt(0);
const tab = '\t'.charCodeAt(0);
const separator = betweenLexemes.charCodeAt(0);
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

/** Adds the card of a line, whose last field has the lexemes. */
function addLine(builder: SegmentBuilder, bytes: Buffer, from: number, end: number): void {
  let start = bytes.lastIndexOf(tab, end - 1) + 1;
  builder.add(cardOf(bytes.toString('utf8', from, start - 1)));
  for (let at = start; at < end; at++) {
    if (bytes[at] !== separator) continue;
    builder.addLexeme(bytes, start, at);
    start = at + 1;
  }
  if (start < end) builder.addLexeme(bytes, start, end);
}

/**
 * Adds all public cards to `builder`, within the transaction of `conn`. They come as one stream, so that the database
 * reads on while earlier cards are being indexed.
 */
export const addAllCards = (conn: Knex, builder: SegmentBuilder): Promise<void> =>
  withConnection(conn, async (connection) => {
    const sql = `copy (select ${cardColumns} from ${cardTables}) to stdout`;
    let rest: Buffer = Buffer.alloc(0);
    for await (const chunk of connection.query(copyTo(sql)) as AsyncIterable<Buffer>) {
      const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      let from = 0;
      for (let end = bytes.indexOf(newLine); end >= 0; end = bytes.indexOf(newLine, from)) {
        addLine(builder, bytes, from, end);
        from = end + 1;
      }
      rest = bytes.subarray(from);
    }
  });
