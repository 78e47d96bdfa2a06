import { once } from 'node:events';
import { unavailable } from '@setu/kit/core';
import type { Response } from 'express';
import { type Cell, cellText } from './cell-value.js';

/** A sheet's column: its title and its width in characters. */
export interface SheetColumn {
  title: string;
  width: number;
}

/** A list as a workbook: the rows on the first sheet, what they are on the second. */
export interface Workbook {
  /** Without its ending. */
  name: string;
  sheet: string;
  columns: readonly SheetColumn[];
  rows: AsyncIterable<readonly Cell[][]>;
  aboutSheet: string;
  /** Asked for once the rows are written: what it says of them is known then. */
  about: () => readonly (readonly [string, Cell])[];
}

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const frozenHead = [{ state: 'frozen' as const, ySplit: 1 }];

/**
 * Sends a list as .xlsx while its rows come: what has been written leaves at once, and the next rows are asked for once
 * the reader has taken it. When the rows end early, or the reader leaves, so does the answer.
 */
export async function sendWorkbook(res: Response, book: Workbook, signal: AbortSignal): Promise<void> {
  // The library is needed by those who export only.
  const { default: excel } = await import('exceljs');
  res.attachment(`${book.name}.xlsx`).type(type);
  res.setHeader('Cache-Control', 'no-store');
  // From here on a failure breaks the answer off: half a file must not look like one.
  res.flushHeaders();
  const writer = new excel.stream.xlsx.WorkbookWriter({ stream: res, useStyles: true, useSharedStrings: false });
  const sheet = writer.addWorksheet(book.sheet, { views: frozenHead });
  sheet.columns = book.columns.map(({ width }) => ({ width }));
  addRow(
    sheet,
    book.columns.map(({ title }) => title),
    { bold: true },
  );
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: book.columns.length } };
  for await (const rows of book.rows) {
    for (const row of rows) addRow(sheet, row);
    if (res.writableNeedDrain) await Promise.race([once(res, 'drain'), once(res, 'close')]);
  }
  // A stream that was broken off ends like one that is complete.
  if (signal.aborted) throw unavailable('the rows were broken off');
  sheet.commit();
  const about = writer.addWorksheet(book.aboutSheet);
  about.columns = [{ width: 28 }, { width: 80 }];
  for (const row of book.about()) addRow(about, row);
  about.commit();
  // A reader who leaves now is not waited for.
  await Promise.race([writer.commit(), once(res, 'close')]);
}

interface Row {
  getCell: (column: number) => { value: unknown; numFmt: string; font: { bold?: boolean } };
  commit: () => void;
}

function addRow(sheet: { addRow: (values: unknown[]) => Row }, cells: readonly Cell[], look: { bold?: boolean } = {}) {
  const row = sheet.addRow([]);
  for (const [index, cell] of cells.entries()) {
    if (cell === null || cell === '') continue;
    const place = row.getCell(index + 1);
    place.value = typeof cell === 'string' ? cellText(cell) : cell.value;
    if (typeof cell !== 'string') place.numFmt = cell.format;
    if (look.bold) place.font = { bold: true };
  }
  row.commit();
}
