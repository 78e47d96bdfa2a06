/** What is wrong with an Indian company's number: a code of the validation texts. */
export type IndianNumberFailure = 'pan' | 'gstn' | 'gstn_checksum' | 'gstn_pan' | 'iec';

/** A number as it is kept: without blanks and hyphens, its letters large. */
export const plainCode = (typed: string): string => typed.replace(/[\s\-–—]/g, '').toUpperCase();

/** What is wrong with a PAN as typed: five letters, of which the fourth is the holder's kind, four digits, a letter. */
export const panFailure = (typed: string): IndianNumberFailure | undefined =>
  /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/.test(plainCode(typed)) ? undefined : 'pan';

/** What is wrong with an importer-exporter code as typed: ten characters; since 2018 it is the PAN, digits before. */
export const iecFailure = (typed: string): IndianNumberFailure | undefined =>
  /^[A-Z0-9]{10}$/.test(plainCode(typed)) ? undefined : 'iec';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Luhn modulo 36 over the first fourteen characters, their weights 1 and 2 in turn. */
const checkCharacter = (gstn: string): string => {
  const sum = [...gstn.slice(0, 14)].reduce((before, character, at) => {
    const product = alphabet.indexOf(character) * ((at % 2) + 1);
    return before + Math.floor(product / 36) + (product % 36);
  }, 0);
  return alphabet.charAt((36 - (sum % 36)) % 36);
};

/** What is wrong with a GSTIN as typed: a state's code, the PAN (the given one, if any), a number, Z and a check character. */
export function gstnFailure(typed: string, pan = ''): IndianNumberFailure | undefined {
  const gstn = plainCode(typed);
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(gstn)) return 'gstn';
  if (gstn.charAt(14) !== checkCharacter(gstn)) return 'gstn_checksum';
  const owner = plainCode(pan);
  return owner === '' || gstn.slice(2, 12) === owner ? undefined : 'gstn_pan';
}
