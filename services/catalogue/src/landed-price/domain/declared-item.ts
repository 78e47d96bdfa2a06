import { type DeclaredItem, isTerm, type NamedPlace as PlaceOnTheWay } from '@setu/landed-price';
import { unitPriceOf, wholeCount } from '@setu/proto/money';
import type { CardDetails } from '../../cards/domain/card.js';
import type { LocalText } from '../../domain/local-text.js';
import { alpha2Of } from '../../reference/domain/countries.js';
import { consignmentOf, type Sized } from './consignment.js';
import { mentionedPlaces, type NamedPlace } from './find-place.js';

/** The country of the customers. Goods are loaded elsewhere and arrive here. */
const destinationCountry = 'RU';

/** What a declaration needs to know of a card. */
export type DeclaredCard = Sized &
  Pick<
    CardDetails,
    'skuId' | 'priceMode' | 'priceFrom' | 'incoTerms' | 'incoPlace' | 'shipmentPort' | 'hsCode' | 'countryId'
  > & { company: Pick<CardDetails['company'], 'city'> };

/** The terms of an offer, which replace those of the card. */
export interface DeclaredTerms {
  /** Paise for the full quantity. Undefined if none is agreed. */
  priceMinor: bigint | undefined;
  /** Empty if the offer has none. */
  incoTerms: string;
  incoPlace: string;
  isFromCardCompany: boolean;
}

/** A quantity of a card, and the terms of an offer for it. */
export interface DeclaredGoods {
  card: DeclaredCard;
  count: string;
  terms?: DeclaredTerms | undefined;
}

const both = ({ en, ru }: LocalText): string => `${en} ${ru}`;

/**
 * Describes a quantity of a card for its customs declaration. The place of loading is the named place of the term if it
 * lies on the way before the main carriage, otherwise the port of shipment.
 */
export function declaredItem(
  { card, count, terms }: DeclaredGoods,
  { places, city }: { places: readonly NamedPlace[]; city: string },
): DeclaredItem {
  const abroad = places.filter(({ country }) => country !== destinationCountry);
  const domestic = places.filter(({ country }) => country === destinationCountry);
  const isFromCardCompany = terms?.isFromCardCompany ?? true;
  const hasOwnTerm = terms !== undefined && terms.incoTerms !== '';
  const incoTerms = hasOwnTerm ? terms.incoTerms : card.incoTerms;
  const place = hasOwnTerm ? terms.incoPlace : both(card.incoPlace);
  const ports = (text: string) => mentionedPlaces(text, abroad).filter(({ kind }) => kind !== 'city');
  // A supplier in a port's own city needs no row for the way to it.
  const sellers = (text: string) => {
    const found = mentionedPlaces(text, abroad);
    return found.find(({ kind }) => kind === 'city') ?? found[0];
  };
  const [namedPort] = ports(place);
  const [shipped] = isFromCardCompany ? ports(both(card.shipmentPort)) : [];
  const [arrival] = mentionedPlaces(place, domestic);
  // The term of another seller names its own place, such as the works (EXW).
  const sellerText = isFromCardCompany ? both(card.company.city) : place;
  return {
    key: card.skuId,
    price: terms === undefined ? priceOf(card) : agreedPrice(terms.priceMinor, count),
    isRange: terms === undefined && card.priceMode === 'range',
    count,
    ...consignmentOf(card, Number(count)),
    term: isTerm(incoTerms) ? incoTerms : 'EXW',
    namedPlace: onTheWay(namedPort, arrival, city),
    hsCode: card.hsCode,
    origin: alpha2Of(card.countryId),
    sellerPlace: sellers(sellerText)?.code,
    loadingPlace: (namedPort ?? shipped)?.code,
    arrivalPlace: arrival?.code,
  };
}

function onTheWay(port: NamedPlace | undefined, arrival: NamedPlace | undefined, city: string): PlaceOnTheWay {
  if (arrival === undefined) return port === undefined ? 'elsewhere' : 'loading_port';
  if (arrival.code === city) return 'destination';
  return arrival.kind === 'city' ? 'elsewhere' : 'arrival_port';
}

const rupees = (minor: bigint, per: 'piece' | 'all'): DeclaredItem['price'] => {
  const paise = minor.toString().padStart(3, '0');
  return { amount: `${paise.slice(0, -2)}.${paise.slice(-2)}`, currency: 'INR', per };
};

/** Returns the price of a unit in rupees. Of a range, the lower end. */
const priceOf = ({ priceFrom }: DeclaredCard): DeclaredItem['price'] =>
  priceFrom === undefined ? undefined : rupees(priceFrom, 'piece');

/** Returns a price of the full quantity, as that of a unit if it divides, so that readers can multiply it. */
function agreedPrice(minor: bigint | undefined, typedCount: string): DeclaredItem['price'] {
  if (minor === undefined) return undefined;
  const count = wholeCount(typedCount);
  const unit = count === undefined ? undefined : unitPriceOf({ minor, currency: 'INR' }, count);
  return unit?.isExact ? rupees(unit.price.minor, 'piece') : rupees(minor, 'all');
}
