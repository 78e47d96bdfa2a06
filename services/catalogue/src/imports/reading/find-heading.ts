import type { Heading } from '../domain/heading.js';
import { type RawCell, type RawRow, shownCell } from '../domain/raw-cell.js';
import { isHeader, maxRowsToHeader, readHeader } from '../domain/read-header.js';
import { storable } from '../domain/storable.js';
import type { Sheet } from './sheet-cell.js';
import { Unreadable } from './unreadable.js';

/** The maximum length of a cell above the titles, in characters. */
const maxShown = 300;

/**
 * Finds the first visible sheet with a row of titles. Throws `no_header` if there is none, `no_rows` if all sheets are
 * empty, and `column_twice` if a title occurs twice.
 */
export async function findHeading(sheets: readonly Sheet[]): Promise<{ sheet: Sheet; heading: Heading }> {
  let isEmpty = true;
  for (const sheet of sheets) {
    const above: RawRow[] = [];
    let heading: Heading | undefined;
    await sheet.read(async (rows) => {
      for (const [row, cells] of rows) {
        isEmpty = false;
        const titles = cells.map(shownCell);
        if (isHeader(titles)) heading = { sheet: sheet.name, row, titles, above };
        else above.push({ row, cells: cells.map(cut) });
        if (heading !== undefined || above.length === maxRowsToHeader) return true;
      }
      return false;
    });
    if (heading === undefined) continue;
    const header = readHeader(heading.titles);
    if (typeof header === 'string') throw new Unreadable(header);
    return { sheet, heading: { ...heading, titles: header.titles } };
  }
  throw new Unreadable(isEmpty ? 'no_rows' : 'no_header');
}

const cut = (cell: RawCell): RawCell => (typeof cell === 'string' ? storable(cell.slice(0, maxShown)) : cell);
