import { inLatin } from '@setu/proto/latin';
import type { TypedAddress } from './own-company.js';

/** The places of an address by their names in one language; empty where there is none. */
export interface PlaceNames {
  region: string;
  area: string;
  city: string;
}

const marked = (mark: string, text: string): string => (text === '' ? '' : `${mark} ${text}`);
/** `55` is a house by its number; `дом 55` says so itself. */
const numbered = (mark: string, text: string): string => (/^\d/.test(text) ? `${mark} ${text}` : text);
/** A city, unless what was written says what it is: `пос. Лесной`. */
const settlement = (name: string): string =>
  /^[А-ЯЁ][^.]*$/.test(name) && !name.startsWith('г ') ? `г. ${name}` : name;

/** An address in one line, as Russia writes it: `443080, Самарская область, г. Самара, Московское шоссе, д. 55, кв. 4`. */
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

/** The same for readers of English, what is typed in Latin letters: `443080, Samara Oblast, Samara, Moskovskoe shosse 55, office 4`. */
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
