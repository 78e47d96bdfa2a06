import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { noteColumn } from '@setu/proto/card-columns';
import type { Fill, Row, Worksheet } from 'exceljs';
import type { Heading } from '../domain/heading.js';
import { shownCell } from '../domain/raw-cell.js';
import type { SheetCell } from './sheet-cell.js';

/** The head of a marked file: the heading of the user's file, and which columns hold numbers. */
export interface MarkedHead extends Heading {
  numbers: readonly number[];
}

/**
 * A row of a marked file: its number in the sheet, its cells, notes on cells by zero-based column, and a note on the
 * row.
 */
export interface MarkedRow {
  row: number;
  cells: readonly SheetCell[];
  notes: readonly (readonly [place: number, note: string])[];
  note: string;
}

const faulty: Fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFFFC7CE' } };
/**
 * The maximum number of notes. Notes stay in memory until the end, and a sheet with more of them opens slowly. The last
 * column repeats their text.
 */
const maxNotes = 5_000;
/** The maximum number of rows that stay in view. More would leave no room for the cards. */
const maxFrozenRows = 10;

/** Writes a marked file to the path from lines of JSON: a head, then rows. */
export async function writeMarked(source: Readable, path: string): Promise<void> {
  const { default: excel } = await import('exceljs');
  const book = new excel.stream.xlsx.WorkbookWriter({ filename: path, useStyles: true, useSharedStrings: false });
  let sheet: Worksheet | undefined;
  let head: MarkedHead | undefined;
  let notes = 0;
  for await (const line of createInterface({ input: source })) {
    if (head === undefined || sheet === undefined) {
      head = JSON.parse(line) as MarkedHead;
      const isFrozen = head.row <= maxFrozenRows;
      sheet = book.addWorksheet(head.sheet, isFrozen ? { views: [{ state: 'frozen', ySplit: head.row }] } : {});
      sheet.columns = [...head.titles, noteColumn].map((title) => ({ width: title === noteColumn ? 60 : 18 }));
      for (const { row, cells } of head.above) {
        const copy = rowAt(sheet, row);
        copy.values = cells.map((cell) => shown(cell, false));
        copy.commit();
      }
      const row = rowAt(sheet, head.row);
      row.values = [...head.titles, noteColumn];
      row.font = { bold: true };
      row.commit();
      continue;
    }
    const marked = JSON.parse(line) as MarkedRow;
    const { titles, numbers } = head;
    // Rows keep the numbers of the user's file, because notes refer to its cell addresses.
    const row = rowAt(sheet, marked.row);
    row.values = [...titles.map((_, place) => shown(marked.cells[place], numbers.includes(place))), marked.note];
    for (const [place, note] of marked.notes) {
      const cell = row.getCell(place + 1);
      cell.fill = faulty;
      notes += 1;
      if (notes <= maxNotes) cell.note = note;
    }
    row.commit();
  }
  sheet?.commit();
  await book.commit();
}

/**
 * Returns a row after all committed rows. The library would go through every row in between, and take minutes for the
 * last row of a sheet. So it gets this row as the next one.
 */
function rowAt(sheet: Worksheet, number: number): Row {
  Object.assign(sheet, { _rowZero: number });
  return sheet.getRow(number);
}

const startsFormula = /^'*[=+\-@\t\r\n]/;

/** Returns a cell as the user sent it: a number in a number column, a formula as its text. */
function shown(cell: SheetCell | undefined, isNumber: boolean): string | number | null {
  if (cell === undefined || cell === '') return null;
  const text = shownCell(cell);
  if (isNumber && /^-?\d{1,15}(\.\d+)?$/.test(text)) return Number(text);
  return startsFormula.test(text) ? `'${text}` : text;
}
