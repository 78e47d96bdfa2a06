import type { Column } from './columns';

/**
 * Returns the columns that can be hidden: all except the first, which names the row, and the one with menus and
 * buttons.
 */
export function choosableColumns<Row>(columns: Column<Row>[]): Column<Row>[] {
  return columns.filter(({ isActions }, index) => index > 0 && !isActions);
}

/** Returns the columns in order without the hidden ones. Unknown names, and columns that must stay, are ignored. */
export function shownColumns<Row>(columns: Column<Row>[], away: ReadonlySet<string>): Column<Row>[] {
  const choosable = new Set(choosableColumns(columns).map(({ id }) => id));
  return columns.filter(({ id }) => !choosable.has(id) || !away.has(id));
}
