import type { TableConn } from '@setu/kit/db';
import { fromRow, toRow } from '../../store/fields.js';
import type { SupplierOffer } from '../domain/supplier-offer.js';
import { supplierOfferFields } from './offer-fields.js';
import type { InvitationTables } from './tables.js';

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

  /** Inserts or updates an offer. */
  async put(offer: SupplierOffer): Promise<void> {
    await conn('supplier_offer').insert(toRow(supplierOfferFields, offer)).onConflict('invitation_id').merge();
  },
});
