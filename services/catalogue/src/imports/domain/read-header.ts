import { type CardColumnName, cardColumns, noteColumn } from '@setu/proto/card-columns';
import type { ImportFailure } from '@setu/proto/words';

/** The titles of a file: all of them in their order, and where the columns of cards stand among them, from 0. */
export interface Header {
  titles: readonly string[];
  places: ReadonlyMap<CardColumnName, number>;
}

const known: ReadonlyMap<string, CardColumnName> = new Map(cardColumns.map(({ name }) => [name, name]));

const plain = (title: string): string =>
  title
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
    .replace(/\*+$/, '');

/**
 * Takes the cells of the first row, gives the titles: a column nobody knows is carried along, the notes of an earlier
 * marked file are not. A failure without the vendor code, and where one stands twice.
 */
export function readHeader(cells: readonly string[]): Header | ImportFailure {
  const places = new Map<CardColumnName, number>();
  for (const [place, title] of cells.entries()) {
    const column = known.get(plain(title));
    if (column === undefined) continue;
    if (places.has(column)) return 'column_twice';
    places.set(column, place);
  }
  if (!places.has('vendor_code')) return 'no_header';
  const end = cells.findIndex((title) => plain(title) === noteColumn);
  return { titles: end === cells.length - 1 && end >= 0 ? cells.slice(0, end) : [...cells], places };
}
