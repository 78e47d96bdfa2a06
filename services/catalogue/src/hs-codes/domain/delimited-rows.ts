import { cleanText } from '@setu/proto/clean-text';

/** The cleaned and trimmed cells of a row, and the line of the file on which the row starts. */
export interface DelimitedRow {
  line: number;
  cells: string[];
}

/**
 * Splits a text into rows and cells, and returns the rows that are not empty. A cell that starts with a double quote
 * ends at the next double quote that is not doubled. Such a cell may contain separators, line ends and doubled quotes.
 * A quote inside another cell is an ordinary character (`1" valves`).
 */
export function delimitedRows(text: string, separator: string): DelimitedRow[] {
  const rows: DelimitedRow[] = [];
  let row: DelimitedRow = { line: 1, cells: [] };
  let line = 1;
  let at = 0;
  const endRow = () => {
    if (row.cells.some((cell) => cell !== '')) rows.push(row);
    row = { line, cells: [] };
  };
  while (at <= text.length) {
    const cell = readCell(text, at, separator);
    row.cells.push(cleanText(cell.text).trim());
    line += cell.lines;
    at = cell.end;
    if (text[at] === separator) at += 1;
    else {
      // The end of the line or of the text.
      at += text.startsWith('\r\n', at) ? 2 : 1;
      line += 1;
      endRow();
    }
  }
  return rows;
}

interface Cell {
  text: string;
  /** The position of the text that follows the cell. */
  end: number;
  /** The number of line ends in the cell. */
  lines: number;
}

function readCell(text: string, from: number, separator: string): Cell {
  const start = from + (/^[ \u00A0]*(?=")/.exec(text.slice(from, from + 40))?.[0].length ?? 0);
  if (text[start] === '"') {
    const quoted = readQuoted(text, start, separator);
    if (quoted) return quoted;
  }
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && !text.startsWith('\r\n', end)) end += 1;
  return { text: text.slice(from, end), end, lines: 0 };
}

/**
 * Reads a quoted cell. Returns undefined if the quote does not enclose the cell and is therefore an ordinary character.
 */
function readQuoted(text: string, start: number, separator: string): Cell | undefined {
  let end = start + 1;
  for (;;) {
    end = text.indexOf('"', end);
    if (end < 0) return undefined;
    if (text[end + 1] !== '"') break;
    end += 2;
  }
  const content = text.slice(start + 1, end);
  let next = end + 1;
  while (text[next] === ' ') next += 1;
  const isEnd = next >= text.length || text[next] === separator || text[next] === '\n' || text.startsWith('\r\n', next);
  if (!isEnd) return undefined;
  return { text: content.replaceAll('""', '"'), end: next, lines: content.split('\n').length - 1 };
}
