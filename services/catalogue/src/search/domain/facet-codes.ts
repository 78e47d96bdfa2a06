import { type Facet, incoTerms } from '@setu/proto/words';
import { allCertificateKeys } from './certificate-keys.js';
import { bandsOf } from './facets.js';

/** Cards in coded form for counting: for each of `codedColumns` an array with one number per card. */
export type CodedCards = readonly (readonly number[])[];

/** `terms` and `origin` as computed by the SQL function `card_facets`, and the card's category and company. */
export const codedColumns = ['terms', 'origin', 'category_num', 'company_num'] as const;

/** A value of a facet. */
export interface FacetMark {
  facet: Facet;
  value: string;
}

const marks = (facet: Facet, values: readonly string[]): FacetMark[] => values.map((value) => ({ facet, value }));
const bands = (facet: Facet): FacetMark[] => marks(facet, bandsOf(facet) ?? []);

/** The meaning of the bits of `terms`, lowest first. Above them is the number of the Incoterm, counted from 1. */
const termBits: readonly FacetMark[] = [
  ...bands('price_band'),
  ...bands('minimum_quantity'),
  ...bands('lead_days'),
  ...marks('sample', ['yes']),
  ...bands('warranty'),
];
const incoTermMarks = marks('inco_terms', incoTerms);

/** The meaning of the bits of `origin`, lowest first. Above them are the letters of the country, five bits each. */
const originBits: readonly FacetMark[] = marks('certificate', allCertificateKeys);

const letterOf = (code: number): string => String.fromCharCode(64 + (code & 31));

function marksOfTerms(terms: number): FacetMark[] {
  const found = termBits.filter((_, bit) => (terms >> bit) & 1);
  const term = incoTermMarks[(terms >> termBits.length) - 1];
  return term === undefined ? found : [...found, term];
}

function marksOfOrigin(origin: number): FacetMark[] {
  const found = originBits.filter((_, bit) => (origin >> bit) & 1);
  const country = origin >> originBits.length;
  if (country === 0) return found;
  return [...found, { facet: 'country', value: letterOf(country >> 10) + letterOf(country >> 5) + letterOf(country) }];
}

/** For each column, the facet values that a number encodes. */
export const marksOf: readonly ((code: number) => FacetMark[])[] = [
  marksOfTerms,
  marksOfOrigin,
  (num) => marks('sub_category', [String(num)]),
  (num) => marks('supplier', [String(num)]),
];

/** Returns the index of the column that encodes a facet. */
export const columnOf = (facet: Facet): number => {
  if (facet === 'sub_category') return 2;
  if (facet === 'supplier') return 3;
  return facet === 'country' || facet === 'certificate' ? 1 : 0;
};
