/** Takes a text, gives how many characters a person counts in it: code points, not UTF-16 units. */
export function characters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Takes a text, gives its first `most` characters; never half of one. */
export const cut = (text: string, most: number): string =>
  text.length <= most ? text : [...text].slice(0, most).join('');
