/** What a cell holds: a text, or a number or a date with how it is shown. */
export type Cell = string | { value: number | Date; format: string } | null;

/** Excel's own limit of a cell. */
const mostCharacters = 32_767;

// What a program that opens the file could take for a formula, or for the end of a quoted text; and what looks as if we had
// marked it so: whoever reads the file back takes one mark off.
const looksLikeFormula = /^'*[=+\-@\t\r\n]/;

/** A text as a cell may have it: never a formula, whatever somebody called his goods; cut where a cell ends. */
export const cellText = (text: string): string => {
  const safe = looksLikeFormula.test(text) ? `'${text}` : text;
  return safe.length > mostCharacters ? `${safe.slice(0, mostCharacters - 1)}…` : safe;
};
