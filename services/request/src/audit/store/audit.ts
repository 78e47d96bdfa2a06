import type { Table, TableConn } from '@setu/kit/db';
import { fromRow, optional, type RowOf, text, timestamp, toRow } from '../../store/fields.js';

/** One audited change of a request field: who changed it, when, and both values. */
export interface AuditEntry {
  id: string;
  requestId: string;
  at: Date;
  byUserId: string;
  actingUserId: string | undefined;
  field: string;
  from: string;
  to: string;
}

const auditFields = {
  id: text('id'),
  requestId: text('request_id'),
  at: timestamp('at'),
  byUserId: text('by_user_id'),
  actingUserId: optional(text('acting_user_id')),
  field: text('field'),
  from: text('old_value'),
  to: text('new_value'),
};

export interface AuditRow extends RowOf<typeof auditFields> {}

export interface AuditTables {
  request_audit: Table<AuditRow>;
}

export const auditStore = (conn: TableConn<AuditTables>) => ({
  async add(entries: readonly AuditEntry[]): Promise<void> {
    if (entries.length > 0) await conn('request_audit').insert(entries.map((entry) => toRow(auditFields, entry)));
  },

  /** Returns the audit entries of a request, oldest first. */
  async of(requestId: string): Promise<AuditEntry[]> {
    const rows = await conn('request_audit').where('request_id', requestId).orderBy('id');
    return rows.map((row) => fromRow<AuditEntry>(auditFields, row));
  },

  /** Returns whether the request existed and its author deleted it. */
  async isDeleted(requestId: string): Promise<boolean> {
    const row = await conn('request_audit')
      .where({ request_id: requestId, field: 'status', new_value: 'deleted' })
      .first('id');
    return row !== undefined;
  },
});
