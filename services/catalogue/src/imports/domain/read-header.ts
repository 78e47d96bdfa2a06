import { type CardColumnName, cardColumns, noteColumn } from '@setu/proto/card-columns';
import type { ImportFailure } from '@setu/proto/words';

/** The titles of a file in their order, and the zero-based positions of the card columns among them. */
export interface Header {
  titles: readonly string[];
  places: ReadonlyMap<CardColumnName, number>;
}

/** The row of titles is one of the first so many rows with content. Price lists have a title or an address above it. */
export const maxRowsToHeader = 50;

const known: ReadonlyMap<string, CardColumnName> = new Map(cardColumns.map(({ name }) => [name, name]));

const normalized = (title: string): string =>
  title
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
    .replace(/\*+$/, '');

/**
 * Returns whether a row holds the titles: the vendor code and another card column. The vendor code alone is not enough,
 * because the template's instructions mention it in a separate row.
 */
export function isHeader(cells: readonly string[]): boolean {
  const columns = new Set(cells.map((title) => known.get(normalized(title))));
  columns.delete(undefined);
  return columns.has('vendor_code') && columns.size > 1;
}

/**
 * Reads the row of titles. Unknown columns are kept, and the notes of an earlier marked file are dropped. Returns a
 * failure if the vendor code is missing or a column appears twice.
 */
export function readHeader(cells: readonly string[]): Header | ImportFailure {
  const places = new Map<CardColumnName, number>();
  for (const [place, title] of cells.entries()) {
    const column = known.get(normalized(title));
    if (column === undefined) continue;
    if (places.has(column)) return 'column_twice';
    places.set(column, place);
  }
  if (!places.has('vendor_code')) return 'no_header';
  const end = cells.findIndex((title) => normalized(title) === noteColumn);
  return { titles: end === cells.length - 1 && end >= 0 ? cells.slice(0, end) : [...cells], places };
}
