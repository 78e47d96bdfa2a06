import { refused, stale } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import type { CostTable } from '@setu/proto/words';
import type { Stores } from '../../store/index.js';
import { auditFieldsOf, noteChange } from './note-change.js';

/** Removes a row, with its event and audit entry. Removing it again does nothing. */
export async function removeRow(
  stores: WriteStores<Stores>,
  { table, id, version }: { table: CostTable; id: string; version: number },
): Promise<void> {
  const { costRows } = stores;
  await costRows.lock();
  const before = await costRows.byId(table, id);
  if (before === undefined) return;
  if (before.version !== version) throw stale({ current_version: String(before.version) });
  if (table === 'places' && (await costRows.isPlaceUsed(before.values.code ?? ''))) throw refused('place_in_use');
  await costRows.remove(table, id);
  const object = { kind: 'cost_row', id };
  await noteChange(stores, table, [
    { action: 'cost_row.removed', object, before: auditFieldsOf(table, before.values) },
  ]);
}
