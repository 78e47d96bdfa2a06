import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { maxSheetRows } from '@setu/proto/card-columns';
import type { ImportFailure } from '@setu/proto/words';
import { formatOf } from './file-format.js';
import { readXls } from './read-xls.js';
import { readXlsx } from './read-xlsx.js';
import type { SheetRow } from './sheet-cell.js';
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
 * Reads a card file and writes its rows as lines of JSON, followed by an `Ending`. The first row with content holds the
 * titles. A file with more rows than the limit, or with a row number beyond it, fails as `too_many_rows`. `onProgress`
 * receives the progress while there are no rows yet. It is called synchronously, because the reader blocks everything
 * else.
 */
export async function readSheet(
  path: string,
  extension: 'xlsx' | 'xls',
  { out, onProgress }: { out: Writable; onProgress?: (reading: Reading) => void },
): Promise<void> {
  const write = async (lines: readonly (SheetRow | Ending)[]): Promise<void> => {
    const hasRoom = out.write(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    if (!hasRoom) await once(out, 'drain');
  };
  const maxRows = maxSheetRows[extension] + 1;
  let tooMany = false;
  const take = async (rows: SheetRow[]): Promise<boolean> => {
    tooMany = rows.some(([row]) => row > maxRows);
    if (!tooMany) await write(rows);
    return tooMany;
  };
  try {
    const format = await formatOf(path);
    // An encrypted .xlsx is a compound file, so the content is checked before the name.
    if (format === 'xls')
      await readXls(
        path,
        extension === 'xls' ? { take, onProgress: onProgress && ((at) => onProgress({ at })) } : undefined,
      );
    if (format !== extension) throw new Unreadable('wrong_extension');
    if (format === 'xlsx') await readXlsx(path, maxRows, take);
    await write([tooMany ? { failure: 'too_many_rows' } : {}]);
  } catch (error) {
    await write([{ failure: error instanceof Unreadable ? error.failure : 'unreadable' }]);
  }
}
