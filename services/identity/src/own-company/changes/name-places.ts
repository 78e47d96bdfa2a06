import { inLatin } from '@setu/proto/latin';
import type { Stores } from '../../store/index.js';
import type { PlaceNames } from '../domain/address-line.js';
import type { TypedAddress } from '../domain/own-company.js';

/** The places of an address in both languages, and the problems with them by the fields of the address. */
export interface NamedPlaces {
  ru: PlaceNames;
  en: PlaceNames;
  failures: Record<string, string>;
}

const nowhere = { en: '', ru: '' };
/** Without an English name, a place is transliterated into Latin letters. */
const withLatinName = ({ en, ru }: { en: string; ru: string }) => ({ en: en || inLatin(ru), ru });
const written = (name: string) => withLatinName({ en: '', ru: name });

/** Returns the names of an address's places. Checks that each place exists and is within the one above it. */
export async function namePlaces(places: Stores['places'], address: TypedAddress): Promise<NamedPlaces> {
  const { regionId, areaId, cityId } = address;
  const [region, area, city] = await Promise.all([
    regionId === '' ? undefined : places.region(regionId),
    areaId === '' ? undefined : places.area(areaId),
    cityId === '' ? undefined : places.city(cityId),
  ]);
  const isAreaThere = areaId === '' || area?.regionId === regionId;
  const isCityThere = cityId === '' || (city?.regionId === regionId && (areaId === '' || city.areaId === areaId));
  const names = {
    region: withLatinName(region?.name ?? nowhere),
    area: area ? withLatinName(area.name) : written(address.area),
    city: city ? withLatinName(city.name) : written(address.city),
  };
  const inLanguage = (language: 'ru' | 'en'): PlaceNames => ({
    region: names.region[language],
    area: names.area[language],
    city: names.city[language],
  });
  const failures = {
    ...(regionId !== '' && region === undefined && { region: 'invalid_option' }),
    ...(!isAreaThere && { area: 'invalid_option' }),
    ...(!isCityThere && { city: 'invalid_option' }),
  };
  return { ru: inLanguage('ru'), en: inLanguage('en'), failures };
}
