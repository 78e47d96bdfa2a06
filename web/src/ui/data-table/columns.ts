import type { ReactNode } from 'react';

/** One column of a table; the same definition makes the cards on a phone. */
export interface Column<Row> {
  id: string;
  /** Head of the column and label of the line in a card. */
  title: string;
  /** Null where the row has no such value: a dash in the table, no line in a phone's card. */
  cell: (row: Row) => ReactNode;
  /** `end` for figures: right-aligned, of one width. */
  align?: 'start' | 'end';
  /** Key of the list's sort; without it the head is plain text. */
  sortKey?: string;
  /** Any CSS width; columns without one share the rest. */
  width?: string;
  /** In a phone's card: the headline, the chip beside it, the second line, a labelled line, or not at all. */
  inCard?: 'title' | 'status' | 'subtitle' | 'line' | 'hidden';
  /** The row's last column of menus and buttons: no visible head. */
  isActions?: boolean;
}

export interface TableSort {
  key: string;
  direction: 'asc' | 'desc';
}

/** What a press on a head asks for: ascending first, then descending, then the list's own order. */
export function nextSort(current: TableSort | null, key: string): TableSort | null {
  if (current?.key !== key) return { key, direction: 'asc' };
  return current.direction === 'asc' ? { key, direction: 'desc' } : null;
}
