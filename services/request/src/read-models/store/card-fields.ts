import { searchText } from '../../requests/domain/search-text.js';
import { flag, int8, integer, json, optional, text, toRow } from '../../store/fields.js';
import { localText } from '../../store/local-text-field.js';
import type { CardSnapshot } from '../domain/card-snapshot.js';

/** The columns stored for a card. The rest of a snapshot is in its content. */
export const cardFields = {
  skuId: text('sku_id'),
  version: integer('version'),
  revision: integer('revision'),
  published: flag('published'),
  name: localText('name'),
  vendorCode: text('vendor_code'),
  priceMode: text('price_mode'),
  priceMinor: optional(int8('price_minor')),
  supplierCompanyId: text('supplier_company_id'),
  content: json<unknown>()('content'),
};

/** Returns the full row of a card's read model. */
export const cardRow = (card: CardSnapshot) => ({
  ...toRow(cardFields, card),
  search_text: searchText(card.name.en, card.name.ru, card.vendorCode),
});
