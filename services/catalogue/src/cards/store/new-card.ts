import type { LocalText } from '../../domain/local-text.js';
import type { Card, CardTexts, FileRef } from '../domain/card.js';

/** A card as it is first written: its only version, draft or published. Prices in paise of INR. */
export interface NewCard {
  id: string;
  companyId: string;
  brokerManagerId: string | null;
  state: Card['state'];
  createdAt: Date;
  popularity: number;
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
  certificates: FileRef[];
}

/** The row of `sku`. */
export const toSku = (card: NewCard) => ({
  id: card.id,
  company_id: card.companyId,
  broker_manager_id: card.brokerManagerId,
  published_version: card.state === 'published' ? 1 : null,
  draft_version: card.state === 'draft' ? 1 : null,
  published_at: card.state === 'published' ? card.createdAt : null,
  popularity: card.popularity,
  created_at: card.createdAt,
});

/** The row of `sku_version`. */
export const toVersion = (card: NewCard) => ({
  sku_id: card.id,
  version: 1,
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
