import type { LocalText } from '../../domain/local-text.js';
import type { Card, CardTexts, FileRef } from '../domain/card.js';

/** The content of a card's version, without its certificates. Prices are in paise of INR. */
export interface CardVersion {
  categoryId: string;
  name: LocalText;
  vendorCode: string;
  hsCode: string;
  brandName: string;
  priceMode: Card['priceMode'];
  priceFrom: bigint | null;
  priceTo: bigint | null;
  unitId: string;
  minimumQuantum: number;
  leadDays: number;
  isSampleAvailable: boolean;
  paymentAdvance: number | null;
  paymentTransfer: number | null;
  incoTerms: string;
  warranty: number | null;
  width: number | null;
  height: number | null;
  length: number | null;
  weight: number | null;
  countInOnePackage: number | null;
  shipmentMethod: string;
  colorId: string | null;
  countryId: string;
  pictureIds: string[];
  industryIds: string[];
  texts: CardTexts;
}

/** A card as it is first written, with one version that is either a draft or published. */
export interface NewCard extends CardVersion {
  id: string;
  companyId: string;
  brokerManagerId: string | null;
  state: Card['state'];
  createdAt: Date;
  popularity: number;
  certificates: FileRef[];
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
export const contentColumns = `category_id, name_en, name_ru, vendor_code, hs_code, brand_name, price_mode, price_from, price_to,
  unit_id, minimum_quantum, lead_days, is_sample_available, payment_advance, payment_transfer, inco_terms, warranty, width, height,
  length, weight, count_in_one_package, shipment_method, color_id, country_id, picture_ids, industry_ids, texts`;

/** Converts a new card to its row in `sku_version`. */
export const toVersion = (card: NewCard) => ({ sku_id: card.id, version: 1, ...toContent(card) });

/** Converts the content of a version to its columns in `sku_version`. */
export const toContent = (card: CardVersion) => ({
  category_id: card.categoryId,
  name_en: card.name.en,
  name_ru: card.name.ru,
  vendor_code: card.vendorCode,
  hs_code: card.hsCode,
  brand_name: card.brandName,
  price_mode: card.priceMode,
  price_from: card.priceFrom?.toString() ?? null,
  price_to: card.priceTo?.toString() ?? null,
  unit_id: card.unitId,
  minimum_quantum: card.minimumQuantum,
  lead_days: card.leadDays,
  is_sample_available: card.isSampleAvailable,
  payment_advance: card.paymentAdvance,
  payment_transfer: card.paymentTransfer,
  inco_terms: card.incoTerms,
  warranty: card.warranty,
  width: card.width,
  height: card.height,
  length: card.length,
  weight: card.weight,
  count_in_one_package: card.countInOnePackage,
  shipment_method: card.shipmentMethod,
  color_id: card.colorId,
  country_id: card.countryId,
  picture_ids: card.pictureIds,
  industry_ids: card.industryIds,
  texts: card.texts,
});
