/** A raw cell of the sheet: a text, a formula without a stored result, or a spreadsheet error. */
export type RawCell = string | { formula: string } | { error: string };

/** A raw row of the sheet. */
export interface RawRow {
  row: number;
  cells: readonly RawCell[];
}

/** Returns the content of a cell as it is shown next to a problem. */
export const shownCell = (cell: RawCell | undefined): string => {
  if (cell === undefined) return '';
  return typeof cell === 'string' ? cell : 'formula' in cell ? cell.formula : cell.error;
};
