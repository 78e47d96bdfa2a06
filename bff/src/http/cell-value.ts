/** The content of a cell: a text, or a number or date with its format. */
export type Cell = string | { value: number | Date; format: string } | null;

/** Excel's own limit of a cell. */
const maxCharacters = 32_767;

// Matches texts that a spreadsheet program could read as a formula or as the end of a quoted text. Also matches texts
// that already look quoted, because reading the file back removes one quote.
const looksLikeFormula = /^'*[=+\-@\t\r\n]/;

/** Returns a text as a cell may contain it: never a formula, whatever a supplier enters, and cut at the cell limit. */
export const cellText = (text: string): string => {
  const safe = looksLikeFormula.test(text) ? `'${text}` : text;
  return safe.length > maxCharacters ? `${safe.slice(0, maxCharacters - 1)}…` : safe;
};
