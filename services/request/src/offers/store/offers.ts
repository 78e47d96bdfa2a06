import type { Table, TableConn } from '@setu/kit/db';
import { rowsByKeys } from '../../store/by-keys.js';
import { fromRow, int8, json, optional, type RowOf, text, timestamp, toRow } from '../../store/fields.js';
import { rate } from '../../store/rate-field.js';
import type { Offer, PriceTerms } from '../domain/offer.js';

export const offerFields = {
  requestId: text('request_id'),
  priceMinor: int8('price_minor'),
  rate: optional(rate('rate')),
  at: timestamp('at'),
  terms: optional(json<PriceTerms>()('terms')),
};

export interface OfferRow extends RowOf<typeof offerFields> {}

export interface OfferTables {
  offer: Table<OfferRow>;
}

const ofRequests = 'select * from offer where request_id = any(?::uuid[])';

export const offerStore = (conn: TableConn<OfferTables>) => ({
  /** Stores the offer of a request. The chosen offer replaces it. */
  async put(offer: Offer): Promise<void> {
    await conn('offer').insert(toRow(offerFields, offer)).onConflict('request_id').merge();
  },

  /** Returns the offers of the requests by request id. */
  async of(requestIds: readonly string[]): Promise<Map<string, Offer>> {
    const rows = await rowsByKeys<OfferRow>(conn, ofRequests, requestIds);
    return new Map(rows.map((row) => [row.request_id, fromRow<Offer>(offerFields, row)]));
  },
});
