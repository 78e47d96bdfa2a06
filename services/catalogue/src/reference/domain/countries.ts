import type { LocalText } from '../../domain/local-text.js';
import { COUNTRY_CODES } from './country-codes.js';

/** A country by its ISO 3166-1 alpha-3 code. */
export interface Country {
  id: string;
  name: LocalText;
}

const firstCountries = ['IND', 'CHN'];

const english = new Intl.DisplayNames('en', { type: 'region' });
const russian = new Intl.DisplayNames('ru', { type: 'region' });

const countries: readonly Country[] = COUNTRY_CODES.map(([id, alpha2]) => ({
  id,
  name: { en: english.of(alpha2) ?? id, ru: russian.of(alpha2) ?? id },
}));
const byId = new Map(countries.map((country) => [country.id, country]));

/** A country by its code; undefined for a code ISO does not have. */
export const countryOf = (id: string): Country | undefined => byId.get(id);

/** All countries, India and China first, then in the order of the language. */
export function countriesInOrder(locale: 'en' | 'ru'): Country[] {
  const { compare } = new Intl.Collator(locale);
  const place = ({ id }: Country): number =>
    firstCountries.includes(id) ? firstCountries.indexOf(id) : firstCountries.length;
  return [...countries].sort((a, b) => place(a) - place(b) || compare(a.name[locale], b.name[locale]));
}
