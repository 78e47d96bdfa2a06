import { once } from 'node:events';
import { unavailable } from '@setu/kit/core';
import type { stream, Worksheet } from 'exceljs';
import type { Response } from 'express';
import { type Cell, cellText } from './cell-value.js';
import { roomInZip } from './room-in-zip.js';

/** A sheet's column: its title and its width in characters. */
export interface SheetColumn {
  title: string;
  width: number;
}

/** A list as a workbook: rows on the first sheets, and information about the list above them or on a last sheet. */
export interface Workbook {
  /** The file name without its extension. */
  name: string;
  sheet: string;
  columns: readonly SheetColumn[];
  rows: AsyncIterable<readonly Cell[][]>;
  /** Rows above the column titles of the first sheet. */
  head?: readonly (readonly Cell[])[];
  /** Returns the sums for the row below the last one. Called after all rows are written. */
  sums?: () => readonly Cell[];
  /**
   * A sheet with information about the file. Called after all rows are written, because its content depends on them.
   */
  about?: { sheet: string; rows: () => readonly (readonly [string, Cell])[] };
}

/** A sheet has at most 1,048,576 rows. Further rows go to the next sheet. */
const maxRowsPerSheet = 1_000_000;

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Sends a list as .xlsx while its rows arrive. Written rows are sent immediately, and more rows are requested once the
 * client has received them. The answer is cut off if the rows end early or the client disconnects.
 */
export async function sendWorkbook(res: Response, book: Workbook, signal: AbortSignal): Promise<void> {
  // Loaded on demand, because only exports need the library.
  const { default: excel } = await import('exceljs');
  res.attachment(`${book.name}.xlsx`).type(type);
  res.setHeader('Cache-Control', 'no-store');
  // From here on a failure cuts the answer off, so that an incomplete file is never a valid one.
  res.flushHeaders();
  const writer = new excel.stream.xlsx.WorkbookWriter({ stream: res, useStyles: true, useSharedStrings: false });
  const closed = new Promise<void>((resolve) => void res.once('close', resolve));
  let sheets = 1;
  let written = 0;
  let sheet = beginSheet(writer, book, book.sheet);
  for await (const rows of book.rows) {
    for (const row of rows) {
      if (written === maxRowsPerSheet * sheets) {
        sheet.commit();
        sheets += 1;
        sheet = beginSheet(writer, { ...book, head: [] }, `${book.sheet} ${sheets}`);
      }
      addRow(sheet, row);
      written += 1;
    }
    if (res.writableNeedDrain) await Promise.race([once(res, 'drain'), closed]);
    await roomInZip(sheet, closed);
  }
  // An aborted row stream ends without an error, so the signal is checked.
  if (signal.aborted) throw unavailable('the rows were cut off');
  if (book.sums) addRow(sheet, book.sums(), { bold: true });
  sheet.commit();
  if (book.about) addAbout(writer, book.about);
  // Does not wait for a reader who disconnects now.
  await Promise.race([writer.commit(), closed]);
}

type Writer = stream.xlsx.WorkbookWriter;

/** Begins a sheet with its head rows and frozen column titles. */
function beginSheet(writer: Writer, { columns, head = [] }: Workbook, name: string): Worksheet {
  const titles = head.length + 1;
  const sheet = writer.addWorksheet(name, { views: [{ state: 'frozen', ySplit: titles }] });
  sheet.columns = columns.map(({ width }) => ({ width }));
  for (const [index, row] of head.entries()) addRow(sheet, row, { bold: index === 0 });
  addRow(
    sheet,
    columns.map(({ title }) => title),
    { bold: true },
  );
  sheet.autoFilter = { from: { row: titles, column: 1 }, to: { row: titles, column: columns.length } };
  return sheet;
}

function addAbout(writer: Writer, { sheet: name, rows }: NonNullable<Workbook['about']>): void {
  const about = writer.addWorksheet(name);
  about.columns = [{ width: 28 }, { width: 80 }];
  for (const row of rows()) addRow(about, row);
  about.commit();
}

function addRow(sheet: Pick<Worksheet, 'addRow'>, cells: readonly Cell[], look: { bold?: boolean } = {}) {
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
