import { readFile } from 'node:fs/promises';
import * as xlsx from '@e965/xlsx';
import { maxSheetRows } from '@setu/proto/card-columns';
import { storable } from '../domain/storable.js';
import { dropOtherRecords } from './cell-records.js';
import { numberFormatOf, numberText } from './number-formats.js';
import { reportPosition } from './report-position.js';
import { maxColumns, type SheetCell, type SheetRow } from './sheet-cell.js';
import { Unreadable } from './unreadable.js';

/** The callbacks for reading an .xls file. */
export interface XlsReader {
  /** Receives rows as they are read. Returns true to stop early. */
  take: (rows: SheetRow[]) => Promise<boolean>;
  /** Receives the number of bytes read, before there are rows. */
  onProgress?: ((at: number) => void) | undefined;
}

/**
 * Reads the first sheet of an .xls file. The format can only be read in full. If `reader` is absent, the file is only
 * checked. An encrypted workbook, or one with macros, is rejected whatever its file name.
 */
export async function readXls(path: string, reader?: XlsReader): Promise<void> {
  const stream = workbookStream(await readFile(path));
  if (reader === undefined) return;
  const { take, onProgress } = reader;
  dropOtherRecords(stream);
  if (onProgress !== undefined) reportPosition(stream, onProgress);
  const book = open(stream);
  const [name] = book.SheetNames;
  const rows = name === undefined ? undefined : (book.Sheets[name]?.['!data'] as (Found[] | undefined)[] | undefined);
  if (rows === undefined) throw new Unreadable('no_rows');
  const is1904 = book.Workbook?.WBProps?.date1904 === true;
  let batch: SheetRow[] = [];
  for (const [at, found] of rows.entries()) {
    // Empty cells of a row are holes in its array.
    const cells = Array.from((found ?? []).slice(0, maxColumns), (cell) => cellOf(cell, is1904));
    while (cells.at(-1) === '') cells.pop();
    if (cells.length > 0) batch.push([at + 1, cells]);
    if (batch.length === 500) {
      if (await take(batch)) return;
      batch = [];
    }
  }
  await take(batch);
}

interface Found {
  t?: string;
  v?: unknown;
  f?: string;
  w?: string;
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
    const only = { sheets: 0, sheetRows: maxSheetRows.xls + 2, dense: true } as const;
    return xlsx.read(bytes, {
      type: 'buffer',
      cellFormula: true,
      cellText: false,
      cellHTML: false,
      cellNF: true,
      ...only,
    });
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
    throw new Unreadable(isLocked ? 'password_protected' : 'unreadable');
  }
}

function cellOf(cell: Found | undefined, is1904: boolean): SheetCell {
  if (cell === undefined) return '';
  if (cell.f !== undefined) return { formula: storable(`=${cell.f.slice(0, 200)}`) };
  if (cell.t === 'e') return { error: cell.w ?? '#ERROR' };
  if (cell.t === 'b') return cell.v === true ? 'true' : 'false';
  if (typeof cell.v === 'number') return numberText(cell.v, numberFormatOf(-1, String(cell.z ?? '')), is1904);
  return typeof cell.v === 'string' ? storable(cell.v) : '';
}
