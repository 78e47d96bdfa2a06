import type { Conn } from '@setu/kit/db';

/** Who changed which field of a request, from what to what. */
export interface AuditEntry {
  id: string;
  requestId: string;
  at: Date;
  byUserId: string;
  actingUserId: string | null;
  field: string;
  from: string;
  to: string;
}

export const auditStore = (conn: Conn) => ({
  async add(entries: readonly AuditEntry[]): Promise<void> {
    if (entries.length === 0) return;
    await conn('request_audit').insert(
      entries.map((entry) => ({
        id: entry.id,
        request_id: entry.requestId,
        at: entry.at,
        by_user_id: entry.byUserId,
        acting_user_id: entry.actingUserId,
        field: entry.field,
        old_value: entry.from,
        new_value: entry.to,
      })),
    );
  },
});
