import type { TableConn } from '@setu/kit/db';
import { rowsByKeys } from '../../store/by-keys.js';
import { fromRow, toRow } from '../../store/fields.js';
import type { SupplierOffer } from '../domain/supplier-offer.js';
import { supplierOfferFields } from './offer-fields.js';
import type { InvitationTables, SupplierOfferRow } from './tables.js';

const takingPart = `select supplier_offer.* from supplier_offer
  join invitation on invitation.id = supplier_offer.invitation_id
  where supplier_offer.request_id = any(?::uuid[]) and invitation.supplier_company_id = ?
    and invitation.state in ('open', 'chosen')`;

/** The store of offers. They change only under the lock of the request's row. */
export const supplierOfferStore = (conn: TableConn<InvitationTables>) => ({
  /** Returns the offers of a request, oldest first. */
  async of(requestId: string): Promise<SupplierOffer[]> {
    const rows = await conn('supplier_offer').where('request_id', requestId).orderBy(['given_at', 'invitation_id']);
    return rows.map((row) => fromRow<SupplierOffer>(supplierOfferFields, row));
  },

  async get(invitationId: string): Promise<SupplierOffer | undefined> {
    const row = await conn('supplier_offer').where('invitation_id', invitationId).first();
    return row && fromRow<SupplierOffer>(supplierOfferFields, row);
  },

  /** Returns the offers of a supplier that still takes part, by request id. */
  async ofSupplier(requestIds: readonly string[], supplierCompanyId: string): Promise<Map<string, SupplierOffer>> {
    const rows = await rowsByKeys<SupplierOfferRow>(conn, takingPart, requestIds, supplierCompanyId);
    return new Map(rows.map((row) => [row.request_id, fromRow<SupplierOffer>(supplierOfferFields, row)]));
  },

  /** Returns the offers of invitations with their suppliers, by invitation id. Ended invitations are left out. */
  async byInvitations(
    invitationIds: readonly string[],
  ): Promise<Map<string, { offer: SupplierOffer; supplierId: string }>> {
    if (invitationIds.length === 0) return new Map();
    const rows: (SupplierOfferRow & { supplier_company_id: string })[] = await conn('supplier_offer')
      .join('invitation', 'invitation.id', 'supplier_offer.invitation_id')
      .whereIn('supplier_offer.invitation_id', [...invitationIds])
      .whereIn('invitation.state', ['open', 'chosen'])
      .select('supplier_offer.*', 'invitation.supplier_company_id');
    return new Map(
      rows.map((row) => [
        row.invitation_id,
        { offer: fromRow<SupplierOffer>(supplierOfferFields, row), supplierId: row.supplier_company_id },
      ]),
    );
  },

  /** Inserts or updates an offer. */
  async put(offer: SupplierOffer): Promise<void> {
    await conn('supplier_offer').insert(toRow(supplierOfferFields, offer)).onConflict('invitation_id').merge();
  },
});
