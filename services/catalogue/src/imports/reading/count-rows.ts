import type { Readable } from 'node:stream';

/** Of a tag that is cut in two, as much as a row's may have. */
const longestTag = 64 * 1024;

/**
 * Whether a sheet has more rows than `most`, or one that stands further down: its tags alone are looked at, and nothing
 * after the first one too many. Whoever is refused is refused before a row of his was read.
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
