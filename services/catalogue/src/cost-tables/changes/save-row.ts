import { invalid, notFound, stale } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { type CostProblem, type CostValues, checkCostRow, costKey } from '@setu/proto/cost-rows';
import { costTableSpec } from '@setu/proto/cost-tables';
import type { CostTable } from '@setu/proto/words';
import type { Stores } from '../../store/index.js';
import { isSameRow } from '../domain/compare-rows.js';
import type { StoredCostRow } from '../domain/cost-row.js';
import type { Touch } from '../store/cost-rows.js';
import { knownReferences } from './known-references.js';
import { auditFieldsOf, noteChange } from './note-change.js';

/** A row as an admin entered it. It is new if it has no `id`. */
export interface TypedCostRow {
  table: CostTable;
  id: string | undefined;
  newId: string;
  version: number;
  values: CostValues;
}

const atColumns = (problems: readonly CostProblem[]) =>
  Object.fromEntries(
    problems.map(({ column, code, params }) => [`values.${column}`, { code, ...(params && { params }) }]),
  );

/** Throws `invalid` if another row has the same key, or if a lane or leg needs the old code of a place. */
async function mustFit(
  { costRows }: Pick<Stores, 'costRows'>,
  { table, values }: { table: CostTable; values: CostValues },
  before: StoredCostRow | undefined,
): Promise<void> {
  const key = costKey(table, values);
  if (before !== undefined && costKey(table, before.values) === key) return;
  const [column = ''] = costTableSpec(table).key.slice(-1);
  if (await costRows.hasKey(table, values)) throw invalid({ [`values.${column}`]: 'row_exists' });
  if (table === 'places' && before !== undefined && (await costRows.isPlaceUsed(before.values.code ?? '')))
    throw invalid({ 'values.code': 'place_in_use' });
}

/** Creates or changes a row, with its event and audit entry. Returns the stored row. An unchanged row stays as it is. */
export async function saveRow(
  stores: WriteStores<Stores>,
  { table, id, newId, version, values: typed }: TypedCostRow,
  touch: Touch,
): Promise<StoredCostRow> {
  const { costRows } = stores;
  await costRows.lock();
  const before = id === undefined ? undefined : await costRows.byId(table, id);
  if (id !== undefined && before === undefined) throw notFound();
  if (before !== undefined && before.version !== version) throw stale({ current_version: String(before.version) });
  const checked = checkCostRow(table, typed, await knownReferences(stores));
  if ('problems' in checked) throw invalid(atColumns(checked.problems));
  const { values } = checked;
  if (before !== undefined && isSameRow(table, before.values, values)) return before;
  await mustFit(stores, { table, values }, before);
  const row = { id: before?.id ?? newId, values };
  if (before === undefined) await costRows.add(table, [row], touch);
  else await costRows.update(table, [row], touch);
  await noteChange(stores, table, [
    {
      action: before === undefined ? 'cost_row.added' : 'cost_row.changed',
      object: { kind: 'cost_row', id: row.id },
      before: before === undefined ? {} : auditFieldsOf(table, before.values),
      after: auditFieldsOf(table, values),
    },
  ]);
  return { ...row, version: (before?.version ?? 0) + 1, changedAt: touch.at, changedBy: touch.by };
}
