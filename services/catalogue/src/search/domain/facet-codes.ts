import { type Facet, incoTerms } from '@setu/proto/words';
import { allCertificateKeys } from './certificate-keys.js';
import { bandsOf, minimumValue } from './facets.js';

/** Cards in coded form for counting: for each of `codedColumns` an array with one number per card. */
export type CodedCards = readonly (readonly number[])[];

/** `terms` and `origin` as computed by the SQL function `card_facets_by_unit`, and the card's category and company. */
export const codedColumns = ['terms', 'origin', 'category_num', 'company_num'] as const;

/** A value of a facet. */
export interface FacetMark {
  facet: Facet;
  value: string;
}

const marks = (facet: Facet, values: readonly string[]): FacetMark[] => values.map((value) => ({ facet, value }));
const bands = (facet: Facet): FacetMark[] => marks(facet, bandsOf(facet) ?? []);

const prices = bands('price_band');
const leadTimes = bands('lead_days');
const warranties = bands('warranty');
const minimums = bandsOf('minimum_quantity') ?? [];

const incoTermMarks = marks('inco_terms', incoTerms);

/** The meaning of the bits of `origin`, lowest first. Above them are the letters of the country, five bits each. */
const originBits: readonly FacetMark[] = marks('certificate', allCertificateKeys);

const letterOf = (code: number): string => String.fromCharCode(64 + (code & 31));

/**
 * Returns the bands of a step, counted from 1: each band "up to" includes the narrower ones, and the last band is for
 * what exceeds all others.
 */
const upTo = <Band>(all: readonly Band[], step: number): Band[] =>
  step === 0 ? [] : step === all.length ? all.slice(-1) : all.slice(step - 1, -1);

/**
 * Decodes `terms`, lowest bits first: ten bits for price bands, the steps of the minimum quantity, of the lead time and,
 * after a bit for the sample, of the warranty (three bits each), the unit (six bits), and the Incoterm, counted from 1.
 */
function marksOfTerms(terms: number): FacetMark[] {
  const part = (from: number, bits: number): number => (terms >> from) & (2 ** bits - 1);
  const unit = part(20, 6);
  const minimum = unit === 0 ? [] : upTo(minimums, part(10, 3)).map((band) => minimumValue(unit, band));
  const term = incoTermMarks[part(26, 5) - 1];
  return [
    ...prices.filter((_, bit) => part(bit, 1) === 1),
    ...marks('minimum_quantity', minimum),
    ...upTo(leadTimes, part(13, 3)),
    ...(part(16, 1) === 1 ? marks('sample', ['yes']) : []),
    ...warranties.slice(0, part(17, 3)),
    ...(term === undefined ? [] : [term]),
  ];
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
