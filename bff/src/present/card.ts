import {
  type CardDetailsView,
  type CardView,
  type DetailName,
  detailFields,
  isAlwaysRequired,
  type PersonView,
  type PlainFieldSpec,
  type PropertyOf,
  propertyOf,
  shipmentParts,
} from '@setu/contract';
import type { Card, CardDetails } from '@setu/proto/catalogue/cards';
import { CardState } from '@setu/proto/catalogue/words';
import { priceModeWord, skuTypeWord } from '@setu/proto/wire-words';
import type { Language } from '../language/locale.js';
import { certificateViews, picturesView } from './file.js';
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
  ...textsIn(language, { name: card.name }, { inco_place: card.incoPlace, variant: card.variant }),
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

type Detail = (typeof detailFields)[number];
/** A field with its name in the view. */
type Placed = readonly [name: string, field: Detail];

const isInShipment = (name: DetailName): name is keyof typeof shipmentParts => Object.hasOwn(shipmentParts, name);
const ownDetails = detailFields.flatMap((field): Placed[] => (isInShipment(field.name) ? [] : [[field.name, field]]));
const shipmentDetails = detailFields.flatMap((field): Placed[] =>
  isInShipment(field.name) ? [[shipmentParts[field.name], field]] : [],
);

/**
 * Returns a value that is the same in every language, or null if it is missing or an unknown option. A number that every
 * card needs is zero while it is missing.
 */
const detailValue = (field: PlainFieldSpec, stored: CardDetails[PropertyOf<DetailName>]) => {
  if (field.kind === 'choice') return field.options.find((option) => option === stored) ?? null;
  const isMissing = stored === undefined || stored === '' || (stored === 0 && isAlwaysRequired(field));
  return isMissing ? null : stored;
};

/** Presents plain fields that only a card's own page shows, with the languages of their texts. */
const plainDetails = (details: CardDetails, placed: readonly Placed[], language: Language) => {
  const texts = placed.flatMap(([name, field]) =>
    'translated' in field ? [[name, details[propertyOf(field.name)]] as const] : [],
  );
  const values = placed.flatMap(([name, field]) =>
    'translated' in field ? [] : [[name, detailValue(field, details[propertyOf(field.name)])]],
  );
  return { ...Object.fromEntries(values), ...textsIn(language, {}, Object.fromEntries(texts)) };
};

// The type of the fields below. Generic code loses it, but the view's schema is derived from the same field
// descriptions.
type Own = Pick<CardDetailsView, Exclude<DetailName, keyof typeof shipmentParts> | 'langs'>;

/** Presents a card for its own page. Missing values are null. */
export const cardDetailsView = (details: CardDetails, card: Card, reader: CardReader): CardDetailsView => {
  const { language } = reader;
  const listed = cardView(card, reader);
  const own = plainDetails(details, ownDetails, language) as Own;
  return {
    ...listed,
    ...own,
    langs: { ...listed.langs, ...own.langs },
    industries: details.industries.map((industry) => namedView(industry, language)),
    shipment: plainDetails(details, shipmentDetails, language) as CardDetailsView['shipment'],
    color: details.color ? colorView(details.color, language) : null,
    certificates: certificateViews(details),
    published_at: textOrNull(details.publishedAt),
  };
};
