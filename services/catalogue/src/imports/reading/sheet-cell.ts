/** A formula. Its result is not computed. */
interface FormulaCell {
  formula: string;
}

/** An error of the sheet itself, such as `#REF!`. */
interface ErrorCell {
  error: string;
}

/**
 * A cell as read: a text, a number in its plain spelling (`0.3` with a percent format is `30%`), an ISO date, or
 * `true` or `false`. An empty cell is the empty text.
 */
export type SheetCell = string | FormulaCell | ErrorCell;

/** A row with content: its number in the sheet from 1, and its cells from the first column on. */
export type SheetRow = readonly [row: number, cells: readonly SheetCell[]];

/** Columns after this one are ignored. */
export const maxColumns = 200;

/** The maximum cell length in Excel, in characters. */
export const maxCharacters = 32_767;
