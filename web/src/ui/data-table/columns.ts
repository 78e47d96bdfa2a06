import type { ReactNode } from 'react';

/** One column of a table. The same definition makes the cards on a phone. */
export interface Column<Row> {
  id: string;
  /** The column header, and the label of the row in a card. */
  title: string;
  /** Returns the cell, or null for no value: a dash in the table, no row in a phone's card. */
  cell: (row: Row) => ReactNode;
  /** `end` for numbers: right-aligned, with digits of equal width. */
  align?: 'start' | 'end';
  /** The list's sort key. Without it the header is plain text. */
  sortKey?: string;
  /** Any CSS width. Columns without one share the rest. */
  width?: string;
  /** True if only wide windows have room for the column. A phone's card follows `inCard`. */
  isWide?: boolean;
  /** True if the cells fall as the sort key rises: an age is longest for the earliest date. */
  isReversed?: boolean;
  /** How the column appears in a phone's card. By default `fact`, and `corner` for actions. */
  inCard?: CardRole;
  /** The row's last column of menus and buttons, without a visible header. */
  isActions?: boolean;
}

/**
 * The place of a cell in a phone's card. First come the title and the status beside it, then the subtitle. A `name` is
 * above both, where the title is a number. Then come the facts, joined by dots: plain, after the column's title
 * (`named`), or in bold (`figure`). A `figureLine` is bold and has a line of its own. At the end, a `line` takes a
 * complete line. The menu in the `corner` is at the top right.
 */
export type CardRole =
  | 'name'
  | 'title'
  | 'status'
  | 'subtitle'
  | 'fact'
  | 'named'
  | 'figure'
  | 'figureLine'
  | 'line'
  | 'corner'
  | 'hidden';

/** Returns the place of a column in a phone's card. */
export const cardRole = ({ inCard, isActions }: Pick<Column<never>, 'inCard' | 'isActions'>): CardRole =>
  inCard ?? (isActions ? 'corner' : 'fact');

export interface TableSort {
  key: string;
  direction: 'asc' | 'desc';
}

/** Returns the direction in which the cells of a column are sorted: the opposite one for a reversed column. */
export const shownDirection = (direction: TableSort['direction'], isReversed = false): TableSort['direction'] =>
  isReversed === (direction === 'asc') ? 'desc' : 'asc';

/** Returns the sort after a press on a header: ascending first, then descending, then the list's own order. */
export function nextSort(current: TableSort | null, key: string): TableSort | null {
  if (current?.key !== key) return { key, direction: 'asc' };
  return current.direction === 'asc' ? { key, direction: 'desc' } : null;
}
