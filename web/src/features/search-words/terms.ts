/** Takes words as they are typed, one on a line or with commas between; gives each of them. */
export const readTyped = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map((term) => term.trim())
    .filter((term) => term !== '');

/** Takes words, gives them as they are typed: one on a line. */
export const typedOf = (terms: readonly string[]): string => terms.join('\n');
