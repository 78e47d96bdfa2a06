import type { Table, TableConn } from '@setu/kit/db';
import { fromRow, int8, moment, optional, type RowOf, text, toRow } from '../../store/fields.js';
import { rate } from '../../store/rate-field.js';
import type { Offer } from '../domain/offer.js';

export const offerFields = {
  requestId: text('request_id'),
  priceMinor: int8('price_minor'),
  rate: optional(rate('rate')),
  at: moment('at'),
};

export interface OfferRow extends RowOf<typeof offerFields> {}

export interface OfferTables {
  offer: Table<OfferRow>;
}

export const offerStore = (conn: TableConn<OfferTables>) => ({
  async insert(offer: Offer): Promise<void> {
    await conn('offer').insert(toRow(offerFields, offer));
  },

  /** The offer a request received. */
  async of(requestId: string): Promise<Offer | undefined> {
    const row = await conn('offer').where('request_id', requestId).first();
    return row && fromRow<Offer>(offerFields, row);
  },
});
