import type { CardDetailsView, CardView, PersonView } from '@setu/contract';
import type { Card, CardDetails } from '@setu/proto/catalogue/cards';
import { CardState } from '@setu/proto/catalogue/words';
import { priceModeWord, skuTypeWord } from '@setu/proto/wire-words';
import type { Language } from '../language/locale.js';
import { fileView, picturesView } from './file.js';
import { major } from './money.js';
import { colorView, countryView, namedOrNull, namedView, unitView } from './reference.js';
import { textOrNull, textsIn } from './text.js';

/** The reader of a card: their language, and the managers whose names they may see, by id. */
export interface CardReader {
  language: Language;
  managers?: ReadonlyMap<string, PersonView>;
}

const categoriesView = ({ categories }: Card, language: Language): CardView['categories'] => ({
  tree: namedOrNull(categories?.tree, language),
  category: namedOrNull(categories?.category, language),
  subcategory: namedOrNull(categories?.subcategory, language),
});

const companyView = ({ company }: Card, language: Language): CardView['company'] => ({
  id: company?.id ?? '',
  short_name: company?.shortName ?? '',
  ...textsIn(language, {}, { city: company?.city }),
  verified: company?.verified ?? false,
});

const productView = ({ brandName, country, type }: Card, language: Language): CardView['product'] => ({
  brand_name: brandName,
  manufacturer_country: country ? countryView(country, language) : null,
  type: skuTypeWord(type) === 'service' ? 'services' : 'goods',
});

/** Presents a card for lists. */
export const cardView = (card: Card, { language, managers }: CardReader): CardView => ({
  id: card.skuId,
  sku_id: card.skuId,
  category_id: card.categoryId,
  tree_id: card.treeId,
  categories: categoriesView(card, language),
  type: skuTypeWord(card.type) ?? 'product',
  ...textsIn(language, { name: card.name }, { inco_place: card.incoPlace }),
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
  is_sample_available: card.isSampleAvailable,
  pictures: picturesView(card),
  company: companyView(card, language),
  broker_manager: managers?.get(card.brokerManagerId) ?? null,
  product: productView(card, language),
  draft: card.state === CardState.DRAFT,
});

const shipmentView = (details: CardDetails, language: Language): CardDetailsView['shipment'] => {
  const { shipmentMethod: method, shipmentDescription: description, shipmentPort: port } = details;
  return {
    method: method === 'sea' || method === 'air' ? method : null,
    ...textsIn(language, {}, { description, port }),
  };
};

/** Returns the texts that only a card's own page shows. */
const descriptions = (details: CardDetails, language: Language) =>
  textsIn(
    language,
    {},
    {
      condition: details.condition,
      area: details.area,
      composition: details.composition,
      features: details.features,
      technical_specification: details.technicalSpecification,
      description: details.description,
      special_instructions: details.specialInstructions,
    },
  );

/** Presents a card for its own page. Missing values are null. */
export const cardDetailsView = (details: CardDetails, card: Card, reader: CardReader): CardDetailsView => {
  const { language } = reader;
  const listed = cardView(card, reader);
  const own = descriptions(details, language);
  return {
    ...listed,
    ...own,
    langs: { ...listed.langs, ...own.langs },
    payment_advance: details.paymentAdvance ?? null,
    payment_transfer: details.paymentTransfer ?? null,
    warranty: details.warranty ?? null,
    width: details.width ?? null,
    height: details.height ?? null,
    length: details.length ?? null,
    weight: details.weight ?? null,
    count_in_one_package: details.countInOnePackage ?? null,
    industries: details.industries.map((industry) => namedView(industry, language)),
    shipment: shipmentView(details, language),
    color: details.color ? colorView(details.color, language) : null,
    certificates: details.certificates.map((file) => ({
      ...fileView(file),
      valid_until: details.certificateEnds[file.id] ?? null,
    })),
    published_at: textOrNull(details.publishedAt),
  };
};
