import { type Facet, incoTerms } from '@setu/proto/words';
import { allCertificateKeys } from './certificate-keys.js';
import { bandsOf } from './facets.js';

/** Cards as a list counts them, column by column: one number of each of `codedColumns` a card. */
export type CodedCards = readonly (readonly number[])[];

/** `terms` and `origin` as the SQL function `card_facets` makes them, and where a card belongs. */
export const codedColumns = ['terms', 'origin', 'category_num', 'company_num'] as const;

/** A value of a facet. */
export interface FacetMark {
  facet: Facet;
  value: string;
}

const marks = (facet: Facet, values: readonly string[]): FacetMark[] => values.map((value) => ({ facet, value }));
const bands = (facet: Facet): FacetMark[] => marks(facet, bandsOf(facet) ?? []);

/** What the bits of `terms` say, the lowest first; above them stands the place of the Incoterms, 1 the first. */
const termBits: readonly FacetMark[] = [
  ...bands('price_band'),
  ...bands('minimum_quantity'),
  ...bands('lead_days'),
  ...marks('sample', ['yes']),
  ...bands('warranty'),
];
const incoTermMarks = marks('inco_terms', incoTerms);

/** What the bits of `origin` say, the lowest first; above them stand the letters of the country, five bits each. */
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

/** What a number of each column says of a card. */
export const marksOf: readonly ((code: number) => FacetMark[])[] = [
  marksOfTerms,
  marksOfOrigin,
  (num) => marks('sub_category', [String(num)]),
  (num) => marks('supplier', [String(num)]),
];

/** Which column tells of a facet. */
export const columnOf = (facet: Facet): number => {
  if (facet === 'sub_category') return 2;
  if (facet === 'supplier') return 3;
  return facet === 'country' || facet === 'certificate' ? 1 : 0;
};
