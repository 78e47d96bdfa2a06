import type { Readable } from 'node:stream';

/** The longest incomplete tag carried over to the next chunk, in bytes. */
const maxTagLength = 64 * 1024;

/**
 * Returns whether a sheet has more than `maxRows` rows, or a row with a higher number. The scan reads only the tags and
 * stops at the first excess row. An oversized file is therefore rejected before any row is read.
 */
export async function hasMoreRows(source: Readable, maxRows: number): Promise<boolean> {
  const rowTag = /<(?:[\w.-]+:)?row(?=[\s/>])([^>]*)>/g;
  let carried = '';
  let count = 0;
  for await (const chunk of source) {
    const text = carried + (chunk as Buffer).toString('latin1');
    const end = text.lastIndexOf('<');
    const complete = end < 0 ? '' : text.slice(0, end);
    carried = end < 0 || text.length - end > maxTagLength ? '' : text.slice(end);
    for (const [, attributes = ''] of complete.matchAll(rowTag)) {
      count += 1;
      const number = /\sr\s*=\s*["'](\d+)["']/.exec(attributes)?.[1];
      if (count > maxRows || Number(number ?? 0) > maxRows) return true;
    }
  }
  return false;
}
