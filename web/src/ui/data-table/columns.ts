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
  /** The role in a phone's card: the headline, the chip beside it, the second line, a labelled row, or hidden. */
  inCard?: 'title' | 'status' | 'subtitle' | 'line' | 'hidden';
  /** The row's last column of menus and buttons, without a visible header. */
  isActions?: boolean;
}

export interface TableSort {
  key: string;
  direction: 'asc' | 'desc';
}

/** Returns the sort after a press on a header: ascending first, then descending, then the list's own order. */
export function nextSort(current: TableSort | null, key: string): TableSort | null {
  if (current?.key !== key) return { key, direction: 'asc' };
  return current.direction === 'asc' ? { key, direction: 'desc' } : null;
}
