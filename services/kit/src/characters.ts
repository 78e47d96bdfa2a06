/** Counts the characters of a text as people do: code points, not UTF-16 units. */
export function characters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Returns the first `length` characters of a text and never splits one. */
export const cut = (text: string, length: number): string =>
  text.length <= length ? text : [...text].slice(0, length).join('');
