import type { CardDetailsView, CardView, ColorView, UnitView } from '@setu/contract';
import type { Card, CardDetails } from '@setu/proto/catalogue/cards';
import type { Color, Unit } from '@setu/proto/catalogue/reference';
import { CardState } from '@setu/proto/catalogue/words';
import { priceModeWord, skuTypeWord } from '@setu/proto/wire-words';
import type { Language } from '../http/locale.js';
import { fileView, pictureView } from './file.js';
import { major } from './money.js';
import { localizedOrNull, localizedText, plainText, textOrNull } from './text.js';

export const unitView = (unit: Unit, language: Language): UnitView => ({
  id: unit.id,
  name: plainText(unit.name, language),
  description: plainText(unit.description, language),
});

export const colorView = (color: Color, language: Language): ColorView => ({
  id: color.id,
  name: plainText(color.name, language),
  hex: color.hex,
});

/** A card as lists show it. */
export const cardView = (card: Card, language: Language): CardView => ({
  id: card.skuId,
  sku_id: card.skuId,
  category_id: card.categoryId,
  tree_id: card.treeId,
  type: skuTypeWord(card.type) ?? 'product',
  name: localizedText(card.name, language),
  vendor_code: card.vendorCode,
  hs_code: card.hsCode,
  price_mode: priceModeWord(card.priceMode) ?? 'request',
  price_from: card.priceFrom ? major(card.priceFrom.minor) : null,
  price_to: card.priceTo ? major(card.priceTo.minor) : null,
  price_currency: 'INR',
  unit: card.unit ? unitView(card.unit, language) : null,
  minimum_quantum: card.minimumQuantum > 0 ? card.minimumQuantum : null,
  lead_days: card.leadDays > 0 ? card.leadDays : null,
  inco_terms: card.incoTerms,
  inco_place: localizedOrNull(card.incoPlace, language),
  is_sample_available: card.isSampleAvailable,
  pictures: card.pictureIds.map(pictureView),
  company: {
    id: card.company?.id ?? '',
    short_name: card.company?.shortName ?? '',
    city: localizedOrNull(card.company?.city, language),
    verified: card.company?.verified ?? false,
  },
  product: { brand_name: card.brandName, manufacturer_country_name: plainText(card.countryName, language) },
  draft: card.state === CardState.DRAFT,
});

/** A card on its own page; nothing stands for what was not given. */
export const cardDetailsView = (details: CardDetails, card: Card, language: Language): CardDetailsView => {
  const text = (value: Parameters<typeof localizedOrNull>[0]) => localizedOrNull(value, language);
  const { shipmentMethod: method } = details;
  return {
    ...cardView(card, language),
    payment_advance: details.paymentAdvance ?? null,
    payment_transfer: details.paymentTransfer ?? null,
    warranty: details.warranty ?? null,
    width: details.width ?? null,
    height: details.height ?? null,
    length: details.length ?? null,
    weight: details.weight ?? null,
    count_in_one_package: details.countInOnePackage ?? null,
    condition: text(details.condition),
    area: text(details.area),
    industries: details.industries.map((industry) => localizedText(industry, language)),
    composition: text(details.composition),
    features: text(details.features),
    technical_specification: text(details.technicalSpecification),
    description: text(details.description),
    special_instructions: text(details.specialInstructions),
    shipment: {
      method: method === 'sea' || method === 'air' ? method : null,
      description: text(details.shipmentDescription),
      port: text(details.shipmentPort),
    },
    color: details.color ? colorView(details.color, language) : null,
    certificates: details.certificates.map(fileView),
    published_at: textOrNull(details.publishedAt),
  };
};
