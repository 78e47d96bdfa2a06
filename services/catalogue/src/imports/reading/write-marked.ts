import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { noteColumn } from '@setu/proto/card-columns';
import type { Fill, Worksheet } from 'exceljs';
import type { SheetCell } from './sheet-cell.js';

/** What a marked file is told first: the titles, and which of the columns hold numbers. */
export interface MarkedHead {
  sheet: string;
  titles: readonly string[];
  numbers: readonly number[];
}

/** A row of it: its number in the sheet, its cells, what is said of some of them by their places from 0, and of the row as a whole. */
export interface MarkedRow {
  row: number;
  cells: readonly SheetCell[];
  notes: readonly (readonly [place: number, note: string])[];
  note: string;
}

const faulty: Fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFFFC7CE' } };
/** Notes are kept in memory until the end, and a sheet with more of them opens slowly; the last column says the same. */
const mostNotes = 5_000;

/** Writes a marked file from lines of JSON, a head and then rows, to the path. */
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
    // A row stands where its sender has it, and the places that are named in notes are his own.
    const row = sheet.getRow(marked.row);
    row.values = [...titles.map((_, place) => shown(marked.cells[place], numbers.includes(place))), marked.note];
    for (const [place, note] of marked.notes) {
      const cell = row.getCell(place + 1);
      cell.fill = faulty;
      notes += 1;
      if (notes <= mostNotes) cell.note = note;
    }
    row.commit();
  }
  sheet?.commit();
  await book.commit();
}

const startsFormula = /^'*[=+\-@\t\r\n]/;

/** A cell as it was sent: a number where its column has them, a formula as the text it was. */
function shown(cell: SheetCell | undefined, isNumber: boolean): string | number | null {
  if (cell === undefined || cell === '') return null;
  const text = typeof cell === 'string' ? cell : 'formula' in cell ? cell.formula : cell.error;
  if (isNumber && /^-?\d{1,15}(\.\d+)?$/.test(text)) return Number(text);
  return startsFormula.test(text) ? `'${text}` : text;
}
