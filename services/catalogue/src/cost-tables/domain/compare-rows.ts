import { type CostValues, costKey } from '@setu/proto/cost-rows';
import { costTableSpec } from '@setu/proto/cost-tables';
import type { CostTable } from '@setu/proto/words';
import type { StoredCostRow } from './cost-row.js';

/** What storing the rows of a file changes. */
export interface Comparison {
  fresh: readonly CostValues[];
  changed: readonly { before: StoredCostRow; values: CostValues }[];
  unchanged: number;
}

/** Returns whether two rows of a table have the same values. */
export const isSameRow = (table: CostTable, one: CostValues, other: CostValues): boolean =>
  costTableSpec(table).columns.every(({ name }) => (one[name] ?? '') === (other[name] ?? ''));

/** Compares the rows of a file with the stored rows of the same keys. */
export function compareRows(
  table: CostTable,
  rows: readonly CostValues[],
  stored: readonly StoredCostRow[],
): Comparison {
  const byKey = new Map(stored.map((row) => [costKey(table, row.values), row]));
  const fresh: CostValues[] = [];
  const changed: { before: StoredCostRow; values: CostValues }[] = [];
  let unchanged = 0;
  for (const values of rows) {
    const before = byKey.get(costKey(table, values));
    if (before === undefined) fresh.push(values);
    else if (isSameRow(table, before.values, values)) unchanged += 1;
    else changed.push({ before, values });
  }
  return { fresh, changed, unchanged };
}
