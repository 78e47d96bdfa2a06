import type { CellProblemView, ImportRowView } from '@setu/contract';

/** A line of the table: a row of the file, and one thing that is wrong with it. */
export interface RowLine {
  id: string;
  row: ImportRowView;
  problem: CellProblemView | null;
  /** The row's first line: the others are about the same row. */
  isFirst: boolean;
}

/** Takes rows of the file, gives a line for each, and of a row with several faults a line for each fault. */
export const linesOf = (rows: readonly ImportRowView[]): RowLine[] =>
  rows.flatMap((row) => {
    const problems = row.errors.length > 0 ? row.errors : [null];
    return problems.map((problem, at) => ({ id: `${row.position}-${at}`, row, problem, isFirst: at === 0 }));
  });
