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

/** A list as a workbook: the rows on the first sheets, what they are over them or on the last. */
export interface Workbook {
  /** Without its ending. */
  name: string;
  sheet: string;
  columns: readonly SheetColumn[];
  rows: AsyncIterable<readonly Cell[][]>;
  /** What stands over the columns of the first sheet. */
  head?: readonly (readonly Cell[])[];
  /** The row below the last one; asked for once the rows are written. */
  sums?: () => readonly Cell[];
  /** A sheet about the file; asked for once the rows are written: what it says of them is known then. */
  about?: { sheet: string; rows: () => readonly (readonly [string, Cell])[] };
}

/** A sheet has 1,048,576 rows at most; what goes beyond stands on the next one. */
const mostOnSheet = 1_000_000;

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

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
  const closed = new Promise<void>((resolve) => void res.once('close', resolve));
  let sheets = 1;
  let written = 0;
  let sheet = beginSheet(writer, book, book.sheet);
  for await (const rows of book.rows) {
    for (const row of rows) {
      if (written === mostOnSheet * sheets) {
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
  // A stream that was broken off ends like one that is complete.
  if (signal.aborted) throw unavailable('the rows were broken off');
  if (book.sums) addRow(sheet, book.sums(), { bold: true });
  sheet.commit();
  if (book.about) addAbout(writer, book.about);
  // A reader who leaves now is not waited for.
  await Promise.race([writer.commit(), closed]);
}

type Writer = stream.xlsx.WorkbookWriter;

/** A sheet with what stands over its columns, their titles kept in sight. */
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
