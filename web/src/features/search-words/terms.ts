/** Splits typed words, one per line or separated by commas. */
export const readTyped = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map((term) => term.trim())
    .filter((term) => term !== '');

/** Joins words for typing, one per line. */
export const typedOf = (terms: readonly string[]): string => terms.join('\n');
