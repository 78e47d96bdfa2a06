/** Counts the characters of a text as a person does: code points, not UTF-16 units. */
export const characters = (text: string): number => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};

/** Returns the first `max` characters of a text, without splitting a character. */
export const cutTo = (text: string, max: number): string =>
  text.length <= max ? text : [...text].slice(0, max).join('');
