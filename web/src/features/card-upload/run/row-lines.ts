import type { CellProblemView, ImportRowView } from '@setu/contract';

/** A line of the table: a row of the file and one of its errors. */
export interface RowLine {
  id: string;
  row: ImportRowView;
  problem: CellProblemView | null;
  /** True for the first line of a row. The others are about the same row. */
  isFirst: boolean;
}

/** Returns a line for each row of the file, and for a row with several errors a line for each of them. */
export const linesOf = (rows: readonly ImportRowView[]): RowLine[] =>
  rows.flatMap((row) => {
    const problems = row.errors.length > 0 ? row.errors : [null];
    return problems.map((problem, at) => ({ id: `${row.position}-${at}`, row, problem, isFirst: at === 0 }));
  });
