/// <reference path="../store/pg-copy-streams.d.ts" />
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type NewCard, toSku, toVersion } from '../cards/store/new-card.js';

type Value = string | number | boolean | Date | null | readonly string[] | object | undefined;

const escaped = (text: string): string =>
  text.replace(/[\\\t\n\r]/g, (letter) => ({ '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' })[letter] ?? letter);

/** Formats a value for COPY's text format. Arrays are lists of UUIDs, other objects are JSON. */
function field(value: Value): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.join(',')}}`;
  return typeof value === 'object' ? escaped(JSON.stringify(value)) : String(value);
}

async function copyRows(connection: ClientBase, table: string, rows: readonly Record<string, Value>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const lines = function* (): Iterable<string> {
    for (const row of rows) yield `${columns.map((column) => field(row[column])).join('\t')}\n`;
  };
  await pipeline(
    Readable.from(lines()),
    connection.query(copyFrom(`COPY ${table} (${columns.join(', ')}) FROM STDIN`)),
  );
}

/** Streams cards into the catalogue in one transaction, without their certificates. */
export async function copyCards(connection: ClientBase, cards: readonly NewCard[]): Promise<void> {
  if (cards.length === 0) return;
  await connection.query('BEGIN');
  try {
    await copyRows(connection, 'sku', cards.map(toSku));
    await copyRows(connection, 'sku_version', cards.map(toVersion));
    await connection.query('COMMIT');
  } catch (error) {
    await connection.query('ROLLBACK');
    throw error;
  }
}
