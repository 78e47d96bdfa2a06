import type { LocalText } from '../../domain/local-text.js';
import { COUNTRY_CODES } from './country-codes.js';

/** A country by its ISO 3166-1 alpha-3 code. */
export interface Country {
  id: string;
  name: LocalText;
}

const countriesListedFirst = ['IND', 'CHN'];

const english = new Intl.DisplayNames('en', { type: 'region' });
const russian = new Intl.DisplayNames('ru', { type: 'region' });

const countries: readonly Country[] = COUNTRY_CODES.map(([id, alpha2]) => ({
  id,
  name: { en: english.of(alpha2) ?? id, ru: russian.of(alpha2) ?? id },
}));
const byId = new Map(countries.map((country) => [country.id, country]));

/** Returns the country with a code, or undefined if ISO does not have the code. */
export const countryOf = (id: string): Country | undefined => byId.get(id);

const alpha2 = new Map(COUNTRY_CODES);

/** Returns the two-letter code of a country, as tables of tariffs use it, or an empty text if ISO does not have it. */
export const alpha2Of = (id: string): string => alpha2.get(id) ?? '';

/** Returns all countries: India and China first, then the others by name in the given language. */
export function countriesInOrder(locale: 'en' | 'ru'): Country[] {
  const { compare } = new Intl.Collator(locale);
  const place = ({ id }: Country): number =>
    countriesListedFirst.includes(id) ? countriesListedFirst.indexOf(id) : countriesListedFirst.length;
  return [...countries].sort((a, b) => place(a) - place(b) || compare(a.name[locale], b.name[locale]));
}
