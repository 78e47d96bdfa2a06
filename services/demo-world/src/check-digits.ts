const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0);

const INN_10 = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const INN_12_FIRST = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const INN_12_SECOND = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];

/** Takes 9 digits (a legal entity) or 10 (a person), gives the whole INN. Rule: order of the Federal Tax Service. */
export function completeInn(body: string): string {
  if (body.length === 9) return `${body}${(weighted(body, INN_10) % 11) % 10}`;
  const eleven = `${body}${(weighted(body, INN_12_FIRST) % 11) % 10}`;
  return `${eleven}${(weighted(eleven, INN_12_SECOND) % 11) % 10}`;
}

/** Takes any text, tells whether it is an INN of 10 or 12 digits with right check digits. */
export function isInn(inn: string): boolean {
  if (/^\d{10}$/.test(inn)) return completeInn(inn.slice(0, 9)) === inn;
  return /^\d{12}$/.test(inn) && completeInn(inn.slice(0, 10)) === inn;
}

/** Takes 12 digits (OGRN) or 14 (OGRNIP), gives the whole number: remainder by 11 or by 13, its last digit. */
export function completeOgrn(body: string): string {
  return `${body}${(BigInt(body) % (body.length === 12 ? 11n : 13n)) % 10n}`;
}

/** Takes any text, tells whether it is an OGRN (13 digits) or OGRNIP (15) with a right check digit. */
export function isOgrn(ogrn: string): boolean {
  return /^(\d{13}|\d{15})$/.test(ogrn) && completeOgrn(ogrn.slice(0, -1)) === ogrn;
}

const GSTIN_ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Takes a GSTIN's first 14 characters, gives all 15. The check character is Luhn mod 36 over alternating weights 1, 2. */
export function completeGstin(body: string): string {
  let sum = 0;
  for (let i = 0; i < 14; i += 1) {
    const product = GSTIN_ALPHABET.indexOf(body.charAt(i)) * ((i % 2) + 1);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return `${body}${GSTIN_ALPHABET.charAt((36 - (sum % 36)) % 36)}`;
}

/** Takes any text, tells whether it has a PAN's form: five letters (the fourth the holder's kind), four digits, a letter. */
export function isPan(pan: string): boolean {
  return /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/.test(pan);
}

/** Takes any text, tells whether it is a GSTIN: state code, PAN, entity, Z and a right check character. */
export function isGstin(gstin: string): boolean {
  const form = /^(0[1-9]|[12]\d|3[0-8])[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
  return form.test(gstin) && completeGstin(gstin.slice(0, 14)) === gstin;
}
