import type { Facet } from '@setu/proto/words';
import { allOf, anyOf, type LexemeQuery, lexeme } from './lexeme-query.js';

/**
 * The prefix that marks the values of each facet among the words of a card. The value follows the prefix. The SQL
 * function `card_facets_by_unit` writes the same words. For sub-categories and suppliers, the value is their number.
 */
export const facetPrefixes = {
  sub_category: '=c',
  supplier: '=s',
  /** The country of origin as ISO 3166 alpha-3, for example `=foIND`. */
  country: '=fo',
  /** Rupees per unit, from (inclusive) to (exclusive). A card has every band that its price or price range overlaps. */
  price_band: '=fp',
  /** The number of the unit, and the minimum quantity: up to this number (inclusive), or more than it (`3:0~10`). */
  minimum_quantity: '=fq',
  /** The lead time in days: up to this number (inclusive), or more than it. */
  lead_days: '=fl',
  /** Incoterms 2020, for example `=fiFOB`. */
  inco_terms: '=fi',
  /** A key from `certificateKeys` for a certificate that has not expired, for example `=fkeac`. */
  certificate: '=fk',
  /** A sample is available: `=fayes`. */
  sample: '=fa',
  /** The warranty in months, at least this many. */
  warranty: '=fw',
} as const satisfies Record<Facet, string>;

/**
 * Bands as `from~to`, open on either side, in display order. Except for price bands, a wider band includes the narrower
 * ones.
 */
const bands: Partial<Record<Facet, readonly string[]>> = {
  price_band: [
    ...['0~100', '100~500', '500~1000', '1000~5000', '5000~10000', '10000~50000', '50000~100000'],
    ...['100000~500000', '500000~1000000', '1000000~'],
  ],
  minimum_quantity: ['0~1', '0~10', '0~100', '0~1000', '1000~'],
  lead_days: ['0~7', '0~14', '0~30', '0~45', '0~60', '0~90', '90~'],
  warranty: ['6~', '12~', '24~', '36~'],
};

/** Returns the facet value of a minimum quantity in a unit. */
export const minimumValue = (unit: number, band: string): string => `${unit}:${band}`;

/** Returns the number of the unit of a minimum quantity. It is not a number if the value has no unit. */
export const unitOf = (value: string): number => Number(/^(\d+):/.exec(value)?.[1]);

/** Returns the bands of a facet in order, or undefined if its values have no order. */
export const bandsOf = (facet: Facet): readonly string[] | undefined => bands[facet];

/** The selected values by facet, spelled as in the words of cards. A facet without a selection is absent. */
export type FacetChoices = ReadonlyMap<Facet, readonly string[]>;

// Not a word of any card. Used for empty values and for text that Postgres cannot store, so that they match no card.
const nothing = '=!';

/** Returns the word of the cards that have a facet value. */
export const facetLexeme = (facet: Facet, value: string): string =>
  value === '' || value.includes('\0') ? nothing : `${facetPrefixes[facet]}${value}`;

/** Returns a query for cards with any of the values of a facet. */
export const anyValue = (facet: Facet, values: readonly string[]): LexemeQuery =>
  anyOf(...values.map((value) => lexeme(facetLexeme(facet, value))));

/** Returns one query per selected facet. A card of the list must match all of them. Empty without a selection. */
export const choiceQueries = (choices: FacetChoices): LexemeQuery[] =>
  [...choices].map(([facet, values]) => anyValue(facet, values));

/** Returns the selection without one facet. */
export const withoutFacet = (choices: FacetChoices, facet: Facet): FacetChoices =>
  new Map([...choices].filter(([one]) => one !== facet));

/**
 * Returns a query for the cards that fail at most one selected facet, which are all that the counts need. It is empty
 * if every card qualifies.
 */
export const almostQueries = (choices: FacetChoices): LexemeQuery[] =>
  choices.size < 2
    ? []
    : [anyOf(...[...choices.keys()].map((facet) => allOf(...choiceQueries(withoutFacet(choices, facet)))))];
