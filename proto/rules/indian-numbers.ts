import { bareNumber } from './plain-number.js';

/** The error of an Indian company's number, as a code in the validation texts. */
export type IndianNumberFailure = 'pan' | 'gstn' | 'gstn_checksum' | 'gstn_pan' | 'iec';

/** Normalises a number for storage: removes blanks and hyphens, and converts letters to upper case and half width. */
export const plainCode = (typed: string): string => bareNumber(typed).replace(/[-–—]/g, '').toUpperCase();

const panForm = '[A-Z]{3}[ABCFGHJLPT][A-Z](?!0000)\\d{4}[A-Z]';
const pan = new RegExp(`^${panForm}$`);
/** Codes issued since 2018 equal the PAN. Older codes consist of digits. */
const iec = new RegExp(`^(?:${panForm}|(?!0{10})\\d{10})$`);
/** The first two digits are a state, another territory (97), the centre (99) or a foreign country (96). */
const gstin = new RegExp(`^(?:0[1-9]|[12]\\d|3[0-8]|9[679])${panForm}[1-9A-Z]Z[0-9A-Z]$`);

/**
 * Returns the error of an entered PAN, or undefined. A valid PAN has five letters (the fourth is the kind of holder),
 * four digits that are not all zero, and a letter.
 */
export const panFailure = (typed: string): IndianNumberFailure | undefined =>
  pan.test(plainCode(typed)) ? undefined : 'pan';

/**
 * Returns the error of an entered importer-exporter code, or undefined. A valid code is a PAN or has ten digits that are
 * not all zero.
 */
export const iecFailure = (typed: string): IndianNumberFailure | undefined =>
  iec.test(plainCode(typed)) ? undefined : 'iec';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Computes Luhn modulo 36 over the first fourteen characters, with alternating weights 1 and 2. */
const checkCharacter = (gstn: string): string => {
  const sum = [...gstn.slice(0, 14)].reduce((before, character, at) => {
    const product = alphabet.indexOf(character) * ((at % 2) + 1);
    return before + Math.floor(product / 36) + (product % 36);
  }, 0);
  return alphabet.charAt((36 - (sum % 36)) % 36);
};

/**
 * Returns the error of an entered GSTIN, or undefined. A valid GSTIN has a state code, the PAN (equal to the given PAN,
 * if any), a number, Z and a check character.
 */
export function gstnFailure(typed: string, ownerPan = ''): IndianNumberFailure | undefined {
  const gstn = plainCode(typed);
  if (!gstin.test(gstn)) return 'gstn';
  if (gstn.charAt(14) !== checkCharacter(gstn)) return 'gstn_checksum';
  const owner = plainCode(ownerPan);
  return owner === '' || gstn.slice(2, 12) === owner ? undefined : 'gstn_pan';
}
