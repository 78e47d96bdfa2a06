/** The mark at the beginning of a file that tells spreadsheet programs that it is UTF-8. */
export const byteOrderMark = '\uFEFF';

/** The separator of written files. Spreadsheet programs in Russia and most of Europe expect it. */
const separator = ';';

// Matches texts that a spreadsheet program could read as a formula. Also matches texts that already look quoted,
// because reading the file back removes one quote.
const looksLikeFormula = /^'*[=+\-@\t\r\n]/;

const written = (text: string): string => {
  const safe = looksLikeFormula.test(text) ? `'${text}` : text;
  return /[;,"\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Returns a line of a CSV file. A spreadsheet program reads none of its cells as a formula. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(written).join(separator)}\r\n`;

/** Returns the text of a cell as it was before `csvLine` wrote it. */
export const csvText = (cell: string): string => (/^'+[=+\-@]/.test(cell) ? cell.slice(1) : cell);
