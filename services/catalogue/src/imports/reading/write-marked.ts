import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { noteColumn } from '@setu/proto/card-columns';
import type { Fill, Worksheet } from 'exceljs';
import type { SheetCell } from './sheet-cell.js';

/** The head of a marked file: the sheet's name, the titles, and which columns hold numbers. */
export interface MarkedHead {
  sheet: string;
  titles: readonly string[];
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
      sheet = book.addWorksheet(head.sheet, { views: [{ state: 'frozen', ySplit: 1 }] });
      sheet.columns = [...head.titles, noteColumn].map((title) => ({ width: title === noteColumn ? 60 : 18 }));
      const row = sheet.addRow([...head.titles, noteColumn]);
      row.font = { bold: true };
      row.commit();
      continue;
    }
    const marked = JSON.parse(line) as MarkedRow;
    const { titles, numbers } = head;
    // Rows keep the numbers of the user's file, because notes refer to its cell addresses.
    const row = sheet.getRow(marked.row);
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

const startsFormula = /^'*[=+\-@\t\r\n]/;

/** Returns a cell as the user sent it: a number in a number column, a formula as its text. */
function shown(cell: SheetCell | undefined, isNumber: boolean): string | number | null {
  if (cell === undefined || cell === '') return null;
  const text = typeof cell === 'string' ? cell : 'formula' in cell ? cell.formula : cell.error;
  if (isNumber && /^-?\d{1,15}(\.\d+)?$/.test(text)) return Number(text);
  return startsFormula.test(text) ? `'${text}` : text;
}
