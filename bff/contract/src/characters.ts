/** How many characters a person counts in a text: code points, not UTF-16 units. */
export const characters = (text: string): number => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};

/** The first `most` characters of a text; never half of one. */
export const cutTo = (text: string, most: number): string =>
  text.length <= most ? text : [...text].slice(0, most).join('');
