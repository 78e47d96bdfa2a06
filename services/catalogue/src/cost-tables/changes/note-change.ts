import type { AuditFields, NewAuditEntry } from '@setu/kit/audit';
import type { WriteStores } from '@setu/kit/events';
import type { CostValues } from '@setu/proto/cost-rows';
import type { CostTable } from '@setu/proto/words';
import { costTablesChanged } from '../../events.js';
import { compareWatchedName } from '../../landed-price/changes/compare-watched.js';
import type { Stores } from '../../store/index.js';

/** Returns the fields of a row for an audit entry, each named by its table and column. Empty ones are left out. */
export const auditFieldsOf = (table: CostTable, values: CostValues): AuditFields =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === '' ? [] : [[`${table}.${name}`, value]])),
  );

/** The number of audit entries per statement, far below the limit of Postgres for bound values. */
const batch = 1_000;

/** Counts a change of a table, publishes its event, writes its audit entries, and has watched prices compared. */
export async function noteChange(
  { costRows, outbox, auditLog, jobs }: Pick<WriteStores<Stores>, 'costRows' | 'outbox' | 'auditLog' | 'jobs'>,
  table: CostTable,
  entries: readonly NewAuditEntry[],
): Promise<void> {
  const revision = await costRows.count();
  await outbox.add(costTablesChanged([table], revision));
  await jobs.add(compareWatchedName, {}, { key: compareWatchedName });
  for (let at = 0; at < entries.length; at += batch) await auditLog.add(...entries.slice(at, at + batch));
}
