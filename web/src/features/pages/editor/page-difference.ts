import { textDifference } from '../../../lib/text-difference';

type Parts = ReturnType<typeof textDifference>;

/** Splits HTML into blocks, each with its closing tags. */
const blocksOf = (html: string): string[] =>
  html.split(/(?<=<\/(?:h[2-4]|p|li|ul|ol|tr|table|blockquote)>|<(?:br|hr) ?\/?>)/).filter((block) => block !== '');

/** The number of unchanged blocks shown before and after a change. */
const around = 1;

/**
 * Compares two versions of a page word by word. Equal blocks at the beginning and the end are replaced by `…`, except
 * those next to the change. So a changed line of a long page is quick to find.
 */
export function pageDifference(was: string, now: string): Parts {
  if (was === now) return [];
  const [before, after] = [blocksOf(was), blocksOf(now)];
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const from = Math.max(0, start - around);
  const left = Math.max(0, end - around);
  const part = (blocks: string[]) => blocks.slice(from, blocks.length - left).join('\n');
  const skipped = (count: number): Parts => (count > 0 ? [{ kind: 'same', text: '… ' }] : []);
  return [...skipped(from), ...textDifference(part(before), part(after)), ...skipped(left)];
}
