import { readFile } from 'node:fs/promises';
import * as xlsx from '@e965/xlsx';
import { maxSheetRows } from '@setu/proto/card-columns';
import { maxRowsToHeader } from '../domain/read-header.js';
import { storable } from '../domain/storable.js';
import { keepCellRecords } from './cell-records.js';
import { numberFormatOf, numberText } from './number-formats.js';
import { cellContent } from './plain-text.js';
import { reportPosition } from './report-position.js';
import { maxColumns, type Sheet, type SheetCell, type SheetRow } from './sheet-cell.js';
import { Unreadable } from './unreadable.js';

/** Reads the sheets of an .xls file. `onProgress` receives the number of bytes read, before there are sheets. */
type ReadBook = (onProgress?: (at: number) => void) => Sheet[];

/**
 * Opens an .xls file and returns a function that reads its visible sheets. The format can only be read in full. An
 * encrypted workbook, or one with macros, is rejected at once, whatever its file name.
 */
export async function openXls(path: string): Promise<ReadBook> {
  const stream = workbookStream(await readFile(path));
  return (onProgress) => {
    keepCellRecords(stream, maxRowsToHeader + maxSheetRows.xls + 2);
    if (onProgress !== undefined) reportPosition(stream, onProgress);
    const book = open(stream);
    const is1904 = book.Workbook?.WBProps?.date1904 === true;
    const hidden = new Set(book.Workbook?.Sheets?.filter(({ Hidden }) => Hidden).map(({ name }) => name));
    return book.SheetNames.filter((name) => !hidden.has(name)).map((name) =>
      sheetOf(name, book.Sheets[name]?.['!data'] as FoundRows | undefined, is1904),
    );
  };
}

type FoundRows = (Found[] | undefined)[];

const sheetOf = (name: string, found: FoundRows = [], is1904 = false): Sheet => ({
  name: storable(name),
  read: async (take) => {
    let batch: SheetRow[] = [];
    for (const [at, row] of found.entries()) {
      // Empty cells of a row are holes in its array.
      const cells = Array.from((row ?? []).slice(0, maxColumns), (cell) => cellOf(cell, is1904));
      while (cells.at(-1) === '') cells.pop();
      if (cells.length > 0) batch.push([at + 1, cells]);
      if (batch.length === 500) {
        if (await take(batch)) return;
        batch = [];
      }
    }
    await take(batch);
  },
  // The cells are in memory already, so counting them saves nothing.
  hasMoreRows: async () => false,
});

interface Found {
  t?: string;
  v?: unknown;
  z?: string | number;
}

const isFound =
  (name: string) =>
  ({ name: found }: { name: string }) =>
    found.toLowerCase() === name;

/** Returns the workbook stream of an .xls file that is not encrypted and has no macros. */
function workbookStream(bytes: Buffer): Buffer {
  const file = compoundFile(bytes);
  const parts = file.FileIndex;
  if (parts.some(isFound('encryptedpackage')) || parts.some(isFound('encryption')))
    throw new Unreadable('password_protected');
  if (!parts.some(isFound('workbook')) && !parts.some(isFound('book'))) throw new Unreadable('not_a_workbook');
  if (parts.some(isFound('_vba_project')) || parts.some(isFound('_vba_project_cur')))
    throw new Unreadable('has_macros');
  const part: { content?: Uint8Array } | null = xlsx.CFB.find(file, '/Workbook') ?? xlsx.CFB.find(file, '/Book');
  const stream = part?.content;
  // Checks that the stream begins like a workbook. Otherwise the library would guess another format.
  if (stream === undefined || stream[0] !== 0x09 || Number(stream[1]) > 0x08) throw new Unreadable('unreadable');
  return Buffer.isBuffer(stream) ? stream : Buffer.from(stream);
}

/** The entries of a compound file, which the library's types do not describe. */
interface CompoundFile {
  FileIndex: readonly { name: string }[];
}

function compoundFile(bytes: Buffer): CompoundFile {
  try {
    return xlsx.CFB.read(bytes, { type: 'buffer' });
  } catch {
    throw new Unreadable('not_a_workbook');
  }
}

function open(bytes: Buffer): xlsx.WorkBook {
  try {
    const only = { cellFormula: false, cellText: false, cellHTML: false, cellNF: true, dense: true } as const;
    return xlsx.read(bytes, { type: 'buffer', ...only });
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
    throw new Unreadable(isLocked ? 'password_protected' : 'unreadable');
  }
}

/** The errors of a sheet by their numbers in the file (MS-XLS 2.5.10). */
const errors: ReadonlyMap<number, string> = new Map([
  ...([
    [0x00, '#NULL!'],
    [0x07, '#DIV/0!'],
    [0x0f, '#VALUE!'],
    [0x17, '#REF!'],
  ] as const),
  ...([
    [0x1d, '#NAME?'],
    [0x24, '#NUM!'],
    [0x2a, '#N/A'],
  ] as const),
]);

function cellOf(cell: Found | undefined, is1904: boolean): SheetCell {
  if (cell === undefined) return '';
  if (cell.t === 'e') return { error: errors.get(Number(cell.v)) ?? '#ERROR' };
  if (cell.t === 'b') return cell.v === true ? 'true' : 'false';
  if (typeof cell.v === 'number') return numberText(cell.v, numberFormatOf(-1, String(cell.z ?? '')), is1904);
  return typeof cell.v === 'string' ? cellContent(cell.v) : '';
}
