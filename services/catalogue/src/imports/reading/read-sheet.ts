import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { maxSheetRows } from '@setu/proto/card-columns';
import type { ImportFailure } from '@setu/proto/words';
import type { Heading } from '../domain/heading.js';
import { formatOf } from './file-format.js';
import { findHeading } from './find-heading.js';
import { openXls } from './read-xls.js';
import { openXlsx } from './read-xlsx.js';
import type { Sheet, SheetRow } from './sheet-cell.js';
import { Unreadable } from './unreadable.js';

/** The last line of the output: how the reading ended. */
export interface Ending {
  failure?: ImportFailure;
}

/** A line of the output before the rows: how many bytes of the file have been read. */
export interface Reading {
  at: number;
}

/**
 * Reads a card file and writes lines of JSON: the heading, the rows below it, and an `Ending`. The cards are on the
 * first visible sheet that has a row of titles. A file with more rows than the limit fails as `too_many_rows`.
 * Empty rows do not count. Until the first row is written, `onProgress` receives the progress. The call is
 * synchronous, because the reader blocks the process.
 */
export async function readSheet(
  path: string,
  extension: 'xlsx' | 'xls',
  { out, onProgress }: { out: Writable; onProgress?: (reading: Reading) => void },
): Promise<void> {
  const write = async (lines: readonly (Heading | SheetRow | Ending)[]): Promise<void> => {
    const hasRoom = out.write(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    if (!hasRoom) await once(out, 'drain');
  };
  try {
    const format = await formatOf(path);
    if (format === 'xls') {
      // An encrypted .xlsx is a compound file, so the content is checked before the name.
      const open = await openXls(path);
      if (extension !== 'xls') throw new Unreadable('wrong_extension');
      await writeRows(open(onProgress && ((at) => onProgress({ at }))), maxSheetRows.xls, write);
    } else {
      if (extension !== 'xlsx') throw new Unreadable('wrong_extension');
      const book = await openXlsx(path);
      try {
        await writeRows(book.sheets, maxSheetRows.xlsx, write);
      } finally {
        book.close();
      }
    }
    await write([{}]);
  } catch (error) {
    await write([{ failure: error instanceof Unreadable ? error.failure : 'unreadable' }]);
  }
}

async function writeRows(
  sheets: readonly Sheet[],
  maxRows: number,
  write: (lines: readonly (Heading | SheetRow)[]) => Promise<void>,
): Promise<void> {
  const { sheet, heading } = await findHeading(sheets);
  if (await sheet.hasMoreRows(heading.above.length + 1 + maxRows)) throw new Unreadable('too_many_rows');
  await write([heading]);
  let count = 0;
  await sheet.read(async (rows) => {
    const below = rows.filter(([row]) => row > heading.row);
    count += below.length;
    if (count > maxRows) throw new Unreadable('too_many_rows');
    await write(below);
    return false;
  });
}
