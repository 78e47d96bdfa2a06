import { isAppError } from '@setu/kit/core';
import { byColumn, type CellProblem } from '../domain/cell-problem.js';
import { placed } from '../domain/judge-row.js';
import type { RawRow } from '../domain/raw-cell.js';
import type { Header } from '../domain/read-header.js';

/** Returns the cell problems behind a failed write, or undefined if the row did not cause the failure. */
export function refusalOf(error: unknown, row: RawRow, header: Header): readonly CellProblem[] | undefined {
  if (isAppError(error, 'invalid') && error.fields.length > 0) {
    const problems = byColumn(
      Object.fromEntries(error.fields.map(({ path, code, params }) => [path, { code, params: { ...params } }])),
    );
    return placed(problems, row, header);
  }
  const isOfCard = isAppError(error, 'refused') || isAppError(error, 'not_found') || isAppError(error, 'forbidden');
  if (!isOfCard) return undefined;
  const code = error.code === 'under_review' ? 'under_review' : 'invalid';
  return placed({ vendor_code: { code } }, row, header);
}
