import type { Ids } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import type { CostValues } from '@setu/proto/cost-rows';
import type { CostTable } from '@setu/proto/words';
import type { Stores } from '../../store/index.js';
import { type Comparison, compareRows } from '../domain/compare-rows.js';
import type { Touch } from '../store/cost-rows.js';
import { auditFieldsOf, noteChange } from './note-change.js';

/** Returns what storing the rows of a file would change. */
export const previewRows = async (
  { costRows }: Pick<Stores, 'costRows'>,
  table: CostTable,
  rows: readonly CostValues[],
): Promise<Comparison> => compareRows(table, rows, await costRows.all(table));

/**
 * Stores the rows of a file, with one event, an audit entry of the import, and one of each row that it changed. Returns
 * what it changed. Rows that change nothing are not written, and without a change there is no event.
 */
export async function importRows(
  stores: WriteStores<Stores>,
  { table, rows, ids }: { table: CostTable; rows: readonly CostValues[]; ids: Ids },
  touch: Touch,
): Promise<Comparison> {
  const { costRows } = stores;
  await costRows.lock();
  const comparison = await previewRows(stores, table, rows);
  const { fresh, changed } = comparison;
  if (fresh.length + changed.length === 0) return comparison;
  await costRows.add(
    table,
    fresh.map((values) => ({ id: ids.id(), values })),
    touch,
  );
  await costRows.update(
    table,
    changed.map(({ before, values }) => ({ id: before.id, values })),
    touch,
  );
  await noteChange(stores, table, [
    {
      action: 'cost_table.imported',
      object: { kind: 'cost_table', id: table },
      after: { added: fresh.length, changed: changed.length },
    },
    ...changed.map(({ before, values }) => ({
      action: 'cost_row.changed',
      object: { kind: 'cost_row', id: before.id },
      before: auditFieldsOf(table, before.values),
      after: auditFieldsOf(table, values),
    })),
  ]);
  return comparison;
}
