import { inLatin } from '@setu/proto/latin';
import type { TypedAddress } from './own-company.js';

/** The names of an address's places in one language. Empty if a place is missing. */
export interface PlaceNames {
  region: string;
  area: string;
  city: string;
}

const marked = (mark: string, text: string): string => (text === '' ? '' : `${mark} ${text}`);
/** Adds the mark to a bare number such as `55`. A text such as `дом 55` already has one. */
const numbered = (mark: string, text: string): string => (/^\d/.test(text) ? `${mark} ${text}` : text);
/** Adds `г.` (city) to the name of a place unless the name already states its kind, as in `пос. Лесной`. */
const settlement = (name: string): string =>
  /^[А-ЯЁ][^.]*$/.test(name) && !name.startsWith('г ') ? `г. ${name}` : name;

/**
 * Returns an address in one line in the Russian form: `443080, Самарская область, г. Самара, Московское шоссе, д. 55,
 * кв. 4`.
 */
export function addressLine(places: PlaceNames, address: TypedAddress): string {
  const { zipcode, street, house, build, housing, flat } = address;
  const isCityItself = places.region === places.city;
  return [
    zipcode,
    isCityItself ? '' : places.region,
    places.area,
    places.city && settlement(places.city),
    street,
    numbered('д.', house),
    marked('корп.', housing),
    marked('стр.', build),
    numbered('кв./офис', flat),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/**
 * Returns an address in one line for readers of English, with typed text in Latin letters: `443080, Samara Oblast,
 * Samara, Moskovskoe shosse 55, office 4`.
 */
export function englishAddressLine(places: PlaceNames, address: TypedAddress): string {
  const { zipcode, street, house, build, housing, flat } = address;
  const isCityItself = places.region === places.city;
  return [
    zipcode,
    isCityItself ? '' : places.region,
    places.area,
    places.city,
    inLatin([street, house].filter((part) => part !== '').join(' ')),
    marked('bldg.', inLatin(housing)),
    marked('str.', inLatin(build)),
    inLatin(numbered('office', flat)),
  ]
    .filter((part) => part !== '')
    .join(', ');
}
