import type { LocalText } from '../../domain/local-text.js';
import { wordsOf } from './fold.js';

interface Kind {
  key: string;
  /** The pattern to match against the words of a file name. Each word has a space before and after it. */
  pattern: RegExp;
  name: LocalText;
}

const both = (name: string): LocalText => ({ en: name, ru: name });

const kinds: readonly Kind[] = [
  { key: 'eac', pattern: / (eac|еас|еаэс|eaeu|тр тс|тр еаэс|tr cu) /, name: { en: 'EAC', ru: 'ЕАЭС (EAC)' } },
  { key: 'gost', pattern: / (gost|гост) /, name: { en: 'GOST', ru: 'ГОСТ' } },
  { key: 'iso9001', pattern: / iso ?9001 /, name: both('ISO 9001') },
  { key: 'iso14001', pattern: / iso ?14001 /, name: both('ISO 14001') },
  { key: 'iso22000', pattern: / iso ?22000 /, name: both('ISO 22000') },
  { key: 'iso13485', pattern: / iso ?13485 /, name: both('ISO 13485') },
  { key: 'iso45001', pattern: / iso ?45001 /, name: both('ISO 45001') },
  { key: 'ce', pattern: / ce /, name: both('CE') },
  { key: 'atex', pattern: / atex /, name: both('ATEX') },
  { key: 'api', pattern: / api ?[0-9]+[a-z]? /, name: both('API') },
  { key: 'haccp', pattern: / (haccp|хассп) /, name: { en: 'HACCP', ru: 'ХАССП (HACCP)' } },
  { key: 'gmp', pattern: / (gmp|who gmp) /, name: both('GMP') },
  { key: 'fssai', pattern: / fssai /, name: both('FSSAI') },
  { key: 'fda', pattern: / (fda|usfda) /, name: both('FDA') },
  { key: 'halal', pattern: / (halal|халяль) /, name: { en: 'Halal', ru: 'Халяль' } },
];

/** The key of certificates that users do not search for by name. */
const other = 'other';

/** All keys, in the bit order of the SQL function `certificate_bits`. */
export const allCertificateKeys: readonly string[] = [...kinds.map(({ key }) => key), other];

/** Returns the certificate keys in a file name. The SQL function `certificate_bits` does the same. */
export function certificateKeys(fileName: string): string[] {
  const text = ` ${wordsOf(fileName).join(' ')} `;
  const found = kinds.filter(({ pattern }) => pattern.test(text)).map(({ key }) => key);
  return found.length > 0 ? found : [other];
}

/** Returns the name of a key, or undefined if the key is unknown. */
export function certificateName(key: string): LocalText | undefined {
  if (key === other) return { en: 'Other certificates', ru: 'Другие сертификаты' };
  return kinds.find((kind) => kind.key === key)?.name;
}
