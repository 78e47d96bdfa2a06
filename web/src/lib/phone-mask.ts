import { plainPhone, withoutExtension } from '@setu/contract';

interface PhoneCountry {
  /** The ISO 3166-1 alpha-2 code. */
  id: string;
  /** The country code without its plus. */
  code: string;
  /** The national number with a `#` for each digit. */
  mask: string;
  /** The digits of the shortest number, for countries with numbers of different lengths. */
  minDigits: number;
}

/**
 * Countries whose masks are known, Russia and India first. Kazakhstan shares a code with Russia, so the next digits
 * tell them apart.
 */
export const phoneCountries: PhoneCountry[] = [
  { id: 'RU', code: '7', mask: '(###) ###-##-##', minDigits: 10 },
  { id: 'IN', code: '91', mask: '##### #####', minDigits: 10 },
  { id: 'KZ', code: '7', mask: '(###) ###-##-##', minDigits: 10 },
  { id: 'BY', code: '375', mask: '(##) ###-##-##', minDigits: 9 },
  { id: 'AM', code: '374', mask: '(##) ###-###', minDigits: 8 },
  { id: 'KG', code: '996', mask: '(###) ###-###', minDigits: 9 },
  { id: 'UZ', code: '998', mask: '(##) ###-##-##', minDigits: 9 },
  { id: 'AE', code: '971', mask: '## ### ####', minDigits: 8 },
  { id: 'CN', code: '86', mask: '### #### ####', minDigits: 10 },
  { id: 'TR', code: '90', mask: '(###) ###-##-##', minDigits: 10 },
];

/** Any other country. Its code is typed with the number. */
export const otherCountry: PhoneCountry = { id: '', code: '', mask: '###############', minDigits: 7 };

/** A number as a field stores it: its country, and the digits after the country code. */
export interface PhoneParts {
  country: PhoneCountry;
  national: string;
}

/** Returns the digits of a text. Full-width digits become plain ones. */
export const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '');

export const phoneCountry = (id: string): PhoneCountry => phoneCountries.find((one) => one.id === id) ?? otherCountry;

/** Returns the number of digits a mask accepts. */
export const roomOf = ({ mask }: PhoneCountry): number => digitsOf(mask.replaceAll('#', '0')).length;

function countryOf(digits: string): PhoneCountry {
  const isKazakh = /^7[67]/.test(digits);
  const matches = phoneCountries.filter(({ code }) => digits.startsWith(code));
  return matches.find(({ id }) => (id === 'KZ') === isKazakh) ?? matches[0] ?? otherCountry;
}

/** Splits an international number: `+79219406123` is Russia's `9219406123`. */
export function partsOf(value: string): PhoneParts {
  const digits = digitsOf(value);
  const country = countryOf(digits);
  return { country, national: digits.slice(country.code.length) };
}

/** Returns a plus and digits, the format of calls, or an empty text without digits. */
export const phoneOf = ({ country, national }: PhoneParts): string => (national ? `+${country.code}${national}` : '');

/**
 * Reads a complete pasted number in any format, without its extension. `country` is the country of the field. An 8
 * before ten digits is how Kazakhstan dials domestically, and a 0 before ten digits is how India does.
 */
export function readPhone(text: string, country: PhoneCountry): PhoneParts {
  const plain = plainPhone(withoutExtension(text));
  if (plain.startsWith('+')) return partsOf(plain);
  const digits = digitsOf(plain);
  const room = roomOf(country);
  const isDialled = digits.length === room + 1 && /^(8|0)/.test(digits);
  if (isDialled) return { country, national: digits.slice(1) };
  const hasCode =
    country.code !== '' && digits.length === room + country.code.length && digits.startsWith(country.code);
  return hasCode ? partsOf(digits) : { country, national: digits.slice(0, room) };
}

/** Puts digits into a mask as far as they go: `9219406` becomes `(921) 940-6`. */
export function inMask(mask: string, digits: string): string {
  let at = 0;
  let text = '';
  for (const mark of mask) {
    if (at === digits.length) break;
    text += mark === '#' ? digits[at++] : mark;
  }
  return text;
}

/**
 * Formats a number for reading, without line breaks: `+7 (921) 940-61-23`. A number of unknown country or length stays
 * unchanged.
 */
export function formatPhone(value: string): string {
  const { country, national } = partsOf(value);
  const isKnown = country.code !== '' && national.length === roomOf(country);
  return isKnown ? `+${country.code} ${inMask(country.mask, national)}`.replaceAll(' ', '\u00A0') : value;
}

/** Returns the link of a phone number. */
export const phoneHref = (value: string): string => `tel:${value.replace(/[^\d+]/g, '')}`;
