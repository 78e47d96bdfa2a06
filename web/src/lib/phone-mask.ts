interface PhoneCountry {
  /** ISO 3166-1 alpha-2. */
  id: string;
  /** Country code without its plus. */
  code: string;
  /** The national number, a `#` for each digit. */
  mask: string;
  /** Digits of the shortest number, where numbers of the country differ in length. */
  least: number;
}

/** Whose masks are known, the market's own first. Kazakhstan shares a code with Russia, so it is told by what follows. */
export const phoneCountries: PhoneCountry[] = [
  { id: 'RU', code: '7', mask: '(###) ###-##-##', least: 10 },
  { id: 'IN', code: '91', mask: '##### #####', least: 10 },
  { id: 'KZ', code: '7', mask: '(###) ###-##-##', least: 10 },
  { id: 'BY', code: '375', mask: '(##) ###-##-##', least: 9 },
  { id: 'AM', code: '374', mask: '(##) ###-###', least: 8 },
  { id: 'KG', code: '996', mask: '(###) ###-###', least: 9 },
  { id: 'UZ', code: '998', mask: '(##) ###-##-##', least: 9 },
  { id: 'AE', code: '971', mask: '## ### ####', least: 8 },
  { id: 'CN', code: '86', mask: '### #### ####', least: 10 },
  { id: 'TR', code: '90', mask: '(###) ###-##-##', least: 10 },
];

/** Any other country: its code is typed with the number. */
export const otherCountry: PhoneCountry = { id: '', code: '', mask: '###############', least: 7 };

/** A number as a field holds it: whose it is, and its digits after the country's code. */
export interface PhoneParts {
  country: PhoneCountry;
  national: string;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

export const phoneCountry = (id: string): PhoneCountry => phoneCountries.find((one) => one.id === id) ?? otherCountry;

/** Digits a mask has room for. */
export const roomOf = ({ mask }: PhoneCountry): number => digitsOf(mask.replaceAll('#', '0')).length;

function countryOf(digits: string): PhoneCountry {
  const isKazakh = /^7[67]/.test(digits);
  const matches = phoneCountries.filter(({ code }) => digits.startsWith(code));
  return matches.find(({ id }) => (id === 'KZ') === isKazakh) ?? matches[0] ?? otherCountry;
}

/** Takes an international number apart: `+79219406123` is Russia's `9219406123`. */
export function partsOf(value: string): PhoneParts {
  const digits = digitsOf(value);
  const country = countryOf(digits);
  return { country, national: digits.slice(country.code.length) };
}

/** Plus and digits, as numbers travel; empty without digits. */
export const phoneOf = ({ country, national }: PhoneParts): string => (national ? `+${country.code}${national}` : '');

/**
 * A number pasted whole, however written; `country` is whose field it is. An eight before ten digits is how Russia and
 * Kazakhstan dial within, a nought before ten is India's.
 */
export function readPhone(text: string, country: PhoneCountry): PhoneParts {
  const digits = digitsOf(text);
  if (/^\s*\+/.test(text) || /^00\d/.test(text.trim())) return partsOf(digits.replace(/^00/, ''));
  const room = roomOf(country);
  const isDialled = digits.length === room + 1 && /^(8|0)/.test(digits);
  if (isDialled) return { country, national: digits.slice(1) };
  const hasCode =
    country.code !== '' && digits.length === room + country.code.length && digits.startsWith(country.code);
  return hasCode ? partsOf(digits) : { country, national: digits.slice(0, room) };
}

/** Digits laid into a mask as far as they go: `9219406` is `(921) 940-6`. */
export function inMask(mask: string, digits: string): string {
  let at = 0;
  let text = '';
  for (const mark of mask) {
    if (at === digits.length) break;
    text += mark === '#' ? digits[at++] : mark;
  }
  return text;
}

/** A number for reading, in one piece: `+7 (921) 940-61-23`; one of an unknown country or length as it was written. */
export function formatPhone(value: string): string {
  const { country, national } = partsOf(value);
  const isKnown = country.code !== '' && national.length === roomOf(country);
  return isKnown ? `+${country.code} ${inMask(country.mask, national)}`.replaceAll(' ', '\u00A0') : value;
}

/** Where a press on a number leads. */
export const phoneHref = (value: string): string => `tel:${value.replace(/[^\d+]/g, '')}`;
