import type { Readable } from 'node:stream';

/** The longest incomplete tag carried over to the next chunk, in bytes. */
const longestTag = 64 * 1024;

/**
 * Returns whether a sheet has more than `most` rows, or a row with a higher number. It scans only the tags and stops at
 * the first excess row.
 * An oversized file is therefore rejected before any row is read.
 */
export async function hasMoreRows(source: Readable, most: number): Promise<boolean> {
  const rowTag = /<(?:[\w.-]+:)?row(?=[\s/>])([^>]*)>/g;
  let left = '';
  let count = 0;
  for await (const chunk of source) {
    const text = left + (chunk as Buffer).toString('latin1');
    const end = text.lastIndexOf('<');
    const whole = end < 0 ? '' : text.slice(0, end);
    left = end < 0 || text.length - end > longestTag ? '' : text.slice(end);
    for (const [, attributes = ''] of whole.matchAll(rowTag)) {
      count += 1;
      const number = /\sr\s*=\s*["'](\d+)["']/.exec(attributes)?.[1];
      if (count > most || Number(number ?? 0) > most) return true;
    }
  }
  return false;
}
