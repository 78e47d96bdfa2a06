import type { CardColumnName } from '@setu/proto/card-columns';
import type { Problems } from '../../cards/domain/card-content.js';

/** What is wrong in a cell: its column, its place in the sheet (`H18`, empty without such a column), and what stands there. */
export interface CellProblem {
  column: string;
  cell: string;
  code: string;
  params: Record<string, string>;
  value: string;
}

/** What is wrong, by the column. */
export type Faults = Partial<Record<CardColumnName, { code: string; params?: Record<string, string> }>>;

/** What the product form calls its fields where a file's column has another name. */
const columns: Readonly<Record<string, CardColumnName>> = { category_id: 'category' };

/** Takes what the form does not take, gives it by the columns of a file; certificates are none of it. */
export const byColumn = (problems: Problems): Faults =>
  Object.fromEntries(
    Object.entries(problems)
      .filter(([field]) => field !== 'files')
      .map(([field, problem]) => [columns[field] ?? field, typeof problem === 'string' ? { code: problem } : problem]),
  );

/** Takes a column's place from 0, gives its letters. */
export function lettersOf(place: number): string {
  let letters = '';
  for (let left = place + 1; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  return letters;
}
