import type { TableConn } from '@setu/kit/db';
import { rowsByKeys } from '../../store/by-keys.js';
import { fromRow, toRow } from '../../store/fields.js';
import type { Invitation } from '../domain/invitation.js';
import { invitationFields } from './invitation-fields.js';
import type { InvitationRow, InvitationTables } from './tables.js';

const ofRequests = 'select * from invitation where request_id = any(?::uuid[]) order by invited_at, id';

const receivedBy = `select request_id, invited_at from invitation
  where request_id = any(?::uuid[]) and supplier_company_id = ?`;

/** The store of invitations. They change only under the lock of the request's row. */
export const invitationStore = (conn: TableConn<InvitationTables>) => ({
  async get(id: string): Promise<Invitation | undefined> {
    const row = await conn('invitation').where('id', id).first();
    return row && fromRow<Invitation>(invitationFields, row);
  },

  /** Returns the invitations of a request, oldest first. */
  async of(requestId: string): Promise<Invitation[]> {
    const rows = await conn('invitation').where('request_id', requestId).orderBy(['invited_at', 'id']);
    return rows.map((row) => fromRow<Invitation>(invitationFields, row));
  },

  /** Returns the invitations of each request by request id. */
  async ofRequests(requestIds: readonly string[]): Promise<Map<string, Invitation[]>> {
    const all = new Map<string, Invitation[]>(requestIds.map((id) => [id, []]));
    const rows = await rowsByKeys<InvitationRow>(conn, ofRequests, requestIds);
    for (const row of rows) all.get(row.request_id)?.push(fromRow<Invitation>(invitationFields, row));
    return all;
  },

  /** Returns a supplier's invitation to a request. */
  async ofSupplier(requestId: string, supplierCompanyId: string): Promise<Invitation | undefined> {
    const row = await conn('invitation')
      .where({ request_id: requestId, supplier_company_id: supplierCompanyId })
      .first();
    return row && fromRow<Invitation>(invitationFields, row);
  },

  /** Returns when each request reached a supplier, by request id. */
  async receivedAmong(requestIds: readonly string[], supplierCompanyId: string): Promise<Map<string, Date>> {
    const rows = await rowsByKeys<InvitationRow>(conn, receivedBy, requestIds, supplierCompanyId);
    return new Map(rows.map((row) => [row.request_id, row.invited_at]));
  },

  /** Inserts or updates an invitation. */
  async put(invitation: Invitation): Promise<void> {
    await conn('invitation').insert(toRow(invitationFields, invitation)).onConflict('id').merge();
  },
});
