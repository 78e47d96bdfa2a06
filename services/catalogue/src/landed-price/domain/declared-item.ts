import { type DeclaredItem, isTerm, type NamedPlace as PlaceOnTheWay } from '@setu/landed-price';
import type { CardDetails } from '../../cards/domain/card.js';
import type { LocalText } from '../../domain/local-text.js';
import { alpha2Of } from '../../reference/domain/countries.js';
import { consignmentOf } from './consignment.js';
import { mentionedPlaces, type NamedPlace } from './find-place.js';

/** The country of the customers. Goods are loaded elsewhere and arrive here. */
const destinationCountry = 'RU';

const both = ({ en, ru }: LocalText): string => `${en} ${ru}`;

/**
 * Describes a quantity of a card for its customs declaration. The place of loading is the named place of the term if it
 * lies on the way before the main carriage, otherwise the port of shipment.
 */
export function declaredItem(
  card: CardDetails,
  count: string,
  { places, city }: { places: readonly NamedPlace[]; city: string },
): DeclaredItem {
  const abroad = places.filter(({ country }) => country !== destinationCountry);
  const domestic = places.filter(({ country }) => country === destinationCountry);
  const place = both(card.incoPlace);
  const ports = (text: string) => mentionedPlaces(text, abroad).filter(({ kind }) => kind !== 'city');
  // A supplier in a port's own city needs no row for the way to it.
  const sellers = (text: string) => {
    const found = mentionedPlaces(text, abroad);
    return found.find(({ kind }) => kind === 'city') ?? found[0];
  };
  const [namedPort] = ports(place);
  const [shipped] = ports(both(card.shipmentPort));
  const [arrival] = mentionedPlaces(place, domestic);
  return {
    key: card.skuId,
    price: priceOf(card),
    isRange: card.priceMode === 'range',
    count,
    ...consignmentOf(card, Number(count)),
    term: isTerm(card.incoTerms) ? card.incoTerms : 'EXW',
    namedPlace: onTheWay(namedPort, arrival, city),
    hsCode: card.hsCode,
    origin: alpha2Of(card.countryId),
    sellerPlace: sellers(both(card.company.city))?.code,
    loadingPlace: (namedPort ?? shipped)?.code,
    arrivalPlace: arrival?.code,
  };
}

function onTheWay(port: NamedPlace | undefined, arrival: NamedPlace | undefined, city: string): PlaceOnTheWay {
  if (arrival === undefined) return port === undefined ? 'elsewhere' : 'loading_port';
  if (arrival.code === city) return 'destination';
  return arrival.kind === 'city' ? 'elsewhere' : 'arrival_port';
}

/** Returns the price of a unit in rupees. Of a range, the lower end. */
function priceOf({ priceFrom }: CardDetails): DeclaredItem['price'] {
  if (priceFrom === undefined) return undefined;
  const paise = priceFrom.toString().padStart(3, '0');
  return { amount: `${paise.slice(0, -2)}.${paise.slice(-2)}`, currency: 'INR', per: 'piece' };
}
