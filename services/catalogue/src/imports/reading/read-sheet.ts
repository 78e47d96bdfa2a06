import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { mostRows } from '@setu/proto/card-columns';
import type { ImportFailure } from '@setu/proto/words';
import { readXls } from './read-xls.js';
import { readXlsx } from './read-xlsx.js';
import type { SheetRow } from './sheet-cell.js';
import { Unreadable } from './unreadable.js';
import { formatOf } from './what-it-is.js';

/** The last line of what is read: how it ended. */
export interface Ending {
  failure?: ImportFailure;
}

/** A line before the rows: so many bytes of the file are read. */
export interface Reading {
  at: number;
}

/**
 * Reads a file of cards and writes its rows as lines of JSON, then an `Ending`. The first row that has anything is the
 * titles'; more than so many after it, or one that stands further down than that, are too many. `tell` hears how far it is while
 * there are no rows yet, in the middle of what keeps everything else waiting.
 */
export async function readSheet(
  path: string,
  extension: 'xlsx' | 'xls',
  { out, tell }: { out: Writable; tell?: (reading: Reading) => void },
): Promise<void> {
  const say = async (lines: readonly (SheetRow | Ending)[]): Promise<void> => {
    const isTaken = out.write(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    if (!isTaken) await once(out, 'drain');
  };
  const most = mostRows[extension] + 1;
  let tooMany = false;
  const take = async (rows: SheetRow[]): Promise<boolean> => {
    tooMany = rows.some(([row]) => row > most);
    if (!tooMany) await say(rows);
    return tooMany;
  };
  try {
    const format = await formatOf(path);
    // A locked .xlsx is a compound file: what it is comes before what it is called.
    if (format === 'xls')
      await readXls(path, extension === 'xls' ? { take, tell: tell && ((at) => tell({ at })) } : undefined);
    if (format !== extension) throw new Unreadable('wrong_extension');
    if (format === 'xlsx') await readXlsx(path, most, take);
    await say([tooMany ? { failure: 'too_many_rows' } : {}]);
  } catch (error) {
    await say([{ failure: error instanceof Unreadable ? error.failure : 'unreadable' }]);
  }
}
