import type { Table, TableConn } from '@setu/kit/db';
import type { CompanyChange } from '../domain/company-change.js';

interface ChangeRow {
  id: string;
  company_id: string;
  kind: CompanyChange['kind'];
  version: number;
  user_id: string;
  acting_user_id: string | null;
  fields: CompanyChange['fields'];
  changed_at: Date;
}
export interface ChangeTables {
  company_change: Table<ChangeRow, Omit<ChangeRow, 'fields'> & { fields: string }>;
}

const fromRow = (row: ChangeRow): CompanyChange => ({
  ...{ id: row.id, companyId: row.company_id, kind: row.kind, version: row.version, fields: row.fields },
  ...{ userId: row.user_id, actingUserId: row.acting_user_id ?? '', changedAt: row.changed_at },
});

/** The history of companies: who changed what. */
export function companyChangeStore(conn: TableConn<ChangeTables>) {
  return {
    add: async (change: CompanyChange): Promise<void> => {
      await conn('company_change').insert({
        ...{ id: change.id, company_id: change.companyId, kind: change.kind, version: change.version },
        ...{ user_id: change.userId, acting_user_id: change.actingUserId || null, changed_at: change.changedAt },
        fields: JSON.stringify(change.fields),
      });
    },
    /** Returns the newest edits of the company's profile. */
    edits: async (companyId: string, limit: number): Promise<CompanyChange[]> => {
      const of = { company_id: companyId, kind: 'edited' } as const;
      const order = [
        { column: 'changed_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ];
      return (await conn('company_change').where(of).orderBy(order).limit(limit)).map(fromRow);
    },
    /** Returns whether the company's profile was edited after a version. */
    wasEditedAfter: async (companyId: string, version: number): Promise<boolean> => {
      const of = { company_id: companyId, kind: 'edited' } as const;
      return (await conn('company_change').where(of).where('version', '>', version).first('id')) !== undefined;
    },
  };
}
