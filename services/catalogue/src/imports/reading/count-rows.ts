import type { Readable } from 'node:stream';

/** The longest incomplete tag carried over to the next chunk, in bytes. */
const maxTagLength = 64 * 1024;

/**
 * Returns whether a sheet has more than `maxRows` rows with a value. Rows that are only formatted do not count. The scan
 * reads only the tags and stops at the first excess row. An oversized file is therefore rejected before any row is read.
 */
export async function hasMoreRows(source: Readable, maxRows: number): Promise<boolean> {
  // A value is a number, the index of a text, or a text. An empty formula result has none.
  const rowOrValue = /<(?:[\w.-]+:)?(?:(row)(?=[\s/>])|(?:v|t)(?:\s[^>]*)?>(?=[^<]))/g;
  let carried = '';
  let count = 0;
  let isCounted = true;
  for await (const chunk of source) {
    const text = carried + (chunk as Buffer).toString('latin1');
    const end = text.lastIndexOf('<');
    const complete = end < 0 ? '' : text.slice(0, end);
    carried = end < 0 || text.length - end > maxTagLength ? '' : text.slice(end);
    for (const [, row] of complete.matchAll(rowOrValue)) {
      if (row !== undefined) isCounted = false;
      else if (!isCounted) {
        isCounted = true;
        count += 1;
        if (count > maxRows) return true;
      }
    }
  }
  return false;
}
