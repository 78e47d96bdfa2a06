import type { CardColumnName } from '@setu/proto/card-columns';
import type { Problems } from '../../cards/domain/plain-problems.js';

/**
 * A problem in a cell: its column, its address in the sheet (`H18`, empty if the file lacks the column) and its
 * content.
 */
export interface CellProblem {
  column: string;
  cell: string;
  code: string;
  params: Record<string, string>;
  value: string;
}

/** Problems by column. */
export type ColumnProblems = Partial<Record<CardColumnName, { code: string; params?: Record<string, string> }>>;

/** Column names of a file by field name of the product form, where the two differ. */
const columns: Readonly<Record<string, CardColumnName>> = { category_id: 'category' };

/**
 * Converts the problems of the product form to problems by file column. Certificates are left out, because files do not
 * contain them.
 */
export const byColumn = (problems: Problems): ColumnProblems =>
  Object.fromEntries(
    Object.entries(problems)
      .filter(([field]) => field !== 'files')
      .map(([field, problem]) => [columns[field] ?? field, typeof problem === 'string' ? { code: problem } : problem]),
  );

/** Converts a zero-based column index to its letters. */
export function columnLetters(place: number): string {
  let letters = '';
  for (let remaining = place + 1; remaining > 0; remaining = Math.floor((remaining - 1) / 26))
    letters = String.fromCharCode(65 + ((remaining - 1) % 26)) + letters;
  return letters;
}
