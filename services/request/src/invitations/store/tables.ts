import type { Table } from '@setu/kit/db';
import type { RowOf } from '../../store/fields.js';
import type { invitationFields } from './invitation-fields.js';
import type { supplierOfferFields } from './offer-fields.js';

export interface InvitationRow extends RowOf<typeof invitationFields> {}

export interface SupplierOfferRow extends RowOf<typeof supplierOfferFields> {}

export interface InvitationTables {
  invitation: Table<InvitationRow>;
  supplier_offer: Table<SupplierOfferRow>;
}
