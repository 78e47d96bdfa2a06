import type { RawCell } from '../domain/raw-cell.js';

/**
 * A cell as read: a text, a number in its plain spelling (`0.3` with a percent format is `30%`), an ISO date, or
 * `true` or `false`. A formula is its stored result. An empty cell is the empty text.
 */
export type SheetCell = RawCell;

/** A row with content: its number in the sheet from 1, and its cells from the first column on. */
export type SheetRow = readonly [row: number, cells: readonly SheetCell[]];

/** Receives rows as they are read. Returns true to stop early. */
export type TakeRows = (rows: SheetRow[]) => Promise<boolean>;

/** A visible sheet of a workbook. It can be read several times. */
export interface Sheet {
  name: string;
  /** Passes the rows with content to `take`, in their order. */
  read(take: TakeRows): Promise<void>;
  /** Returns whether the sheet has more than `maxRows` rows with content, without reading its cells. */
  hasMoreRows(maxRows: number): Promise<boolean>;
}

/** Columns after this one are ignored. */
export const maxColumns = 200;

/** The maximum number of a row in Excel. */
export const lastRow = 1_048_576;

/** The maximum cell length in Excel, in characters. */
export const maxCharacters = 32_767;
