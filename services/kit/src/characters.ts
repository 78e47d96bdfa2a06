/** Counts the characters of a text as people do: code points, not UTF-16 units. */
export function characters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Returns the first `most` characters of a text and never splits one. */
export const cut = (text: string, most: number): string =>
  text.length <= most ? text : [...text].slice(0, most).join('');
