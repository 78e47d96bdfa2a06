import type { Card, CardDetails } from '../domain/card.js';
import type { OwnContent } from '../domain/card-content.js';
import type { CardValues } from '../domain/card-values.js';
import { plainColumns, toPlainColumns } from './plain-columns.js';

/** The content of a card's version, without its certificates. */
export interface CardVersion extends CardValues, OwnContent {}

/** A card as it is first written, with one version that is either a draft or published. */
export interface NewCard extends CardVersion {
  id: string;
  companyId: string;
  brokerManagerId: string | null;
  state: Card['state'];
  createdAt: Date;
  popularity: number;
  certificates: CardDetails['certificates'];
}

/** Converts a card to its row in `sku`. */
export const toSku = (card: NewCard) => ({
  id: card.id,
  company_id: card.companyId,
  broker_manager_id: card.brokerManagerId,
  published_version: card.state === 'published' ? 1 : null,
  draft_version: card.state === 'draft' ? 1 : null,
  published_at: card.state === 'published' ? card.createdAt : null,
  popularity: card.popularity,
  created_at: card.createdAt,
  vendor_code: card.vendorCode,
});

/** The columns of `sku_version` that hold the content of a version. */
export const contentColumns: readonly string[] = [
  ...['category_id', 'hs_code', 'price_mode', 'price_from', 'price_to', 'unit_id', 'inco_terms', 'country_id'],
  ...['color_id', 'industry_ids', 'picture_ids'],
  ...plainColumns,
];

/** Converts a new card to its row in `sku_version`. */
export const toVersion = (card: NewCard) => ({ sku_id: card.id, version: 1, ...toContent(card) });

/** Converts the content of a version to its columns in `sku_version`. */
export const toContent = (card: CardVersion) => ({
  category_id: card.categoryId,
  hs_code: card.hsCode,
  price_mode: card.priceMode,
  price_from: card.priceFrom?.toString() ?? null,
  price_to: card.priceTo?.toString() ?? null,
  unit_id: card.unitId,
  inco_terms: card.incoTerms,
  country_id: card.countryId,
  color_id: card.colorId ?? null,
  industry_ids: card.industryIds,
  picture_ids: card.pictureIds,
  ...toPlainColumns(card),
});
