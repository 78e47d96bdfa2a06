const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0);

const INN_10 = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const INN_12_FIRST = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const INN_12_SECOND = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];

/**
 * Completes an INN from its first 9 digits (a legal entity) or 10 digits (an individual). Source of the rule: an order
 * of the Federal Tax Service.
 */
export function completeInn(body: string): string {
  if (body.length === 9) return `${body}${(weighted(body, INN_10) % 11) % 10}`;
  const eleven = `${body}${(weighted(body, INN_12_FIRST) % 11) % 10}`;
  return `${eleven}${(weighted(eleven, INN_12_SECOND) % 11) % 10}`;
}

/** Checks whether a text is an INN of 10 or 12 digits with correct check digits. */
export function isInn(inn: string): boolean {
  if (/^\d{10}$/.test(inn)) return completeInn(inn.slice(0, 9)) === inn;
  return /^\d{12}$/.test(inn) && completeInn(inn.slice(0, 10)) === inn;
}

/**
 * Completes an OGRN from its first 12 digits or an OGRNIP from its first 14. The check digit is the last digit of the
 * remainder modulo 11 or 13.
 */
export function completeOgrn(body: string): string {
  return `${body}${(BigInt(body) % (body.length === 12 ? 11n : 13n)) % 10n}`;
}

/** Checks whether a text is an OGRN (13 digits) or an OGRNIP (15 digits) with a correct check digit. */
export function isOgrn(ogrn: string): boolean {
  return /^(\d{13}|\d{15})$/.test(ogrn) && completeOgrn(ogrn.slice(0, -1)) === ogrn;
}

const GSTIN_ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Completes a GSTIN from its first 14 characters. The check character is Luhn mod 36 with alternating weights 1 and 2.
 */
export function completeGstin(body: string): string {
  let sum = 0;
  for (let i = 0; i < 14; i += 1) {
    const product = GSTIN_ALPHABET.indexOf(body.charAt(i)) * ((i % 2) + 1);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return `${body}${GSTIN_ALPHABET.charAt((36 - (sum % 36)) % 36)}`;
}

/**
 * Checks whether a text has the format of a PAN: five letters (the fourth is the holder type), four digits and a
 * letter.
 */
export function isPan(pan: string): boolean {
  return /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/.test(pan);
}

/** Checks whether a text is a GSTIN: state code, PAN, entity number, Z and a correct check character. */
export function isGstin(gstin: string): boolean {
  const form = /^(0[1-9]|[12]\d|3[0-8])[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
  return form.test(gstin) && completeGstin(gstin.slice(0, 14)) === gstin;
}
