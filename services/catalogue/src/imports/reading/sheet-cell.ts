/** A formula; nobody knows what it would give for us. */
interface FormulaCell {
  formula: string;
}

/** A mistake of the sheet itself, as `#REF!`. */
interface ErrorCell {
  error: string;
}

/**
 * A cell as it is read: a text, a number in its plain spelling (`0.3` with a percent format is `30%`), a day as ISO has it,
 * `true` or `false`; nothing is the empty text.
 */
export type SheetCell = string | FormulaCell | ErrorCell;

/** A row that has something in it: its number in the sheet from 1, and its cells from the first column on. */
export type SheetRow = readonly [row: number, cells: readonly SheetCell[]];

/** Columns past this one are not looked at. */
export const mostColumns = 200;

/** What Excel itself lets stand in a cell. */
export const mostCharacters = 32_767;
