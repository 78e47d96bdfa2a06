import type { CardDetailsView, CardView, CrumbView } from '@setu/contract';
import type { AggregateOffer, ListItem, Offer, Organization, Product, QuantitativeValue, Service } from 'schema-dts';
import { absolute, addressFor } from './addresses.js';
import type { Reader, Thing } from './page-document.js';
import { pathOfCard, pathOfCategory, pathOfCompany } from './paths.js';
import { textIn } from './text-in.js';
import type { Translate } from './texts.js';

/** A breadcrumb: name and path. */
export interface Crumb {
  name: string;
  path: string;
}

/** Returns the breadcrumbs above a catalogue page. */
export const catalogueCrumbs = (crumbs: readonly CrumbView[], t: Translate): Crumb[] => [
  { name: t('home'), path: '/' },
  { name: t('catalogue'), path: '/catalog/category/' },
  ...crumbs.map(({ id, name }) => ({ name, path: pathOfCategory(id) })),
];

const item = (reader: Reader, { name, path }: Crumb, at: number): ListItem => ({
  '@type': 'ListItem',
  position: at + 1,
  name,
  item: addressFor(reader, path),
});

/** Builds schema.org/BreadcrumbList, from the home page down to the page itself. */
export const crumbsThing = (crumbs: readonly Crumb[], reader: Reader): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map((crumb, at) => item(reader, crumb, at)),
});

/** Builds schema.org/ItemList of a page's cards, numbered by their position in the complete list. */
export const cardsThing = (cards: readonly CardView[], reader: Reader, before = 0): Thing => ({
  '@type': 'ItemList',
  itemListElement: cards.map(
    (card, at): ListItem => ({
      '@type': 'ListItem',
      position: before + at + 1,
      name: textIn(card, 'name', reader)?.text ?? card.vendor_code,
      url: addressFor(reader, pathOfCard(card)),
    }),
  ),
});

const quantity = (value: number | null, unitCode: string): QuantitativeValue | undefined =>
  value === null ? undefined : { '@type': 'QuantitativeValue', value, unitCode };

const sellerOf = ({ company }: CardView, reader: Reader): Organization => ({
  '@type': 'Organization',
  '@id': absolute(reader, `${pathOfCompany(company.id)}#company`),
  name: company.short_name,
  url: addressFor(reader, pathOfCompany(company.id)),
});

const unitOf = ({ unit }: CardView): string | undefined => unit?.name;

/** Returns the offer with a card's price for one unit, or undefined if the price is on request. */
const offerOf = (card: CardView, reader: Reader): Offer | AggregateOffer | undefined => {
  const { price_from: from, price_to: to, price_currency: priceCurrency } = card;
  if (from === null) return undefined;
  const shared = { priceCurrency, url: addressFor(reader, pathOfCard(card)), seller: sellerOf(card, reader) };
  if (to !== null && to !== from)
    return { '@type': 'AggregateOffer', lowPrice: from, highPrice: to, offerCount: 1, ...shared };
  return {
    '@type': 'Offer',
    price: from,
    ...shared,
    itemCondition: card.type === 'product' ? 'https://schema.org/NewCondition' : undefined,
    eligibleQuantity:
      card.minimum_quantum === null
        ? undefined
        : { '@type': 'QuantitativeValue', minValue: card.minimum_quantum, unitText: unitOf(card) },
    deliveryLeadTime: quantity(card.lead_days, 'DAY'),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: from,
      priceCurrency,
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitText: unitOf(card) },
    },
  };
};

interface ShownFacts {
  name: string;
  description: string;
  /** The names of the card's categories, from the root down. */
  category: string;
}

const shared = (card: CardDetailsView, { name, description, category }: ShownFacts, reader: Reader) => ({
  '@id': absolute(reader, `${pathOfCard(card)}#card`),
  name,
  description,
  category,
  url: addressFor(reader, pathOfCard(card)),
  image: card.pictures.map(({ url }) => absolute(reader, `${url}?w=1200`)),
  offers: offerOf(card, reader),
});

const productOf = (card: CardDetailsView, facts: ShownFacts, reader: Reader): Product => ({
  '@type': 'Product',
  ...shared(card, facts, reader),
  sku: card.vendor_code || card.sku_id,
  mpn: card.vendor_code || undefined,
  brand: card.product.brand_name ? { '@type': 'Brand', name: card.product.brand_name } : undefined,
  color: card.color?.name,
  weight: quantity(card.weight, 'KGM'),
  depth: quantity(card.length, 'MMT'),
  width: quantity(card.width, 'MMT'),
  height: quantity(card.height, 'MMT'),
});

const serviceOf = (card: CardDetailsView, facts: ShownFacts, reader: Reader): Service => ({
  '@type': 'Service',
  ...shared(card, facts, reader),
  serviceType: facts.category.split(' > ').at(-1),
  provider: sellerOf(card, reader),
});

/** Builds schema.org/Product or Service for a card's own page, with its Offer (AggregateOffer for a price range). */
export const cardThing = (card: CardDetailsView, facts: ShownFacts, reader: Reader): Thing =>
  card.type === 'service' ? serviceOf(card, facts, reader) : productOf(card, facts, reader);
