import type { Column } from './columns';

/** What names the row and what acts on it always stay: the first column and the one of menus and buttons. */
export function choosableColumns<Row>(columns: Column<Row>[]): Column<Row>[] {
  return columns.filter(({ isActions }, index) => index > 0 && !isActions);
}

/** The columns in their order without those put away; names that are no longer there, or must stay, change nothing. */
export function shownColumns<Row>(columns: Column<Row>[], away: ReadonlySet<string>): Column<Row>[] {
  const choosable = new Set(choosableColumns(columns).map(({ id }) => id));
  return columns.filter(({ id }) => !choosable.has(id) || !away.has(id));
}
