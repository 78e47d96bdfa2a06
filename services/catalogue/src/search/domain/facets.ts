import type { Facet } from '@setu/proto/words';
import { allOf, anyOf, type LexemeQuery, lexeme } from './lexeme-query.js';

/**
 * What the lexemes of a facet's values begin with in the words of a card; the value follows, the SQL function `card_facets`
 * writes the same. Values of sub-categories and suppliers are their numbers.
 */
export const facetPrefixes = {
  sub_category: '=c',
  supplier: '=s',
  /** Made in: ISO 3166 alpha-3, `=foIND`. */
  country: '=fo',
  /** Rupees a unit, from (inclusive) to (exclusive); a card has every band its price or range of prices reaches into. */
  price_band: '=fp',
  /** The least quantity sold: up to (inclusive) so many, or more than that. */
  minimum_quantity: '=fq',
  /** Days until it can be shipped: up to (inclusive) so many, or more than that. */
  lead_days: '=fl',
  /** Incoterms 2020: `=fiFOB`. */
  inco_terms: '=fi',
  /** `certificateKeys` of a file that has not ended: `=fkeac`. */
  certificate: '=fk',
  /** A sample can be had: `=fayes`. */
  sample: '=fa',
  /** Months, that or more. */
  warranty: '=fw',
} as const satisfies Record<Facet, string>;

/** Bands as `from~to`, either side open, in the order they are shown; all but those of prices hold each other. */
const bands: Partial<Record<Facet, readonly string[]>> = {
  price_band: [
    ...['0~100', '100~500', '500~1000', '1000~5000', '5000~10000', '10000~50000', '50000~100000'],
    ...['100000~500000', '500000~1000000', '1000000~'],
  ],
  minimum_quantity: ['0~1', '0~10', '0~100', '0~1000', '1000~'],
  lead_days: ['0~7', '0~14', '0~30', '0~45', '0~60', '0~90', '90~'],
  warranty: ['6~', '12~', '24~', '36~'],
};

/** The bands of a facet in their order; undefined for one whose values have no order of their own. */
export const bandsOf = (facet: Facet): readonly string[] | undefined => bands[facet];

/** What is chosen: by facet its values, as the words of cards have them. A facet that is not chosen is absent. */
export type FacetChoices = ReadonlyMap<Facet, readonly string[]>;

// No word of a card is one: what names nothing, and what Postgres has no text for, finds nothing.
const nothing = '=!';

/** Takes a facet and a value, gives the lexeme of the cards that have it. */
export const facetLexeme = (facet: Facet, value: string): string =>
  value === '' || value.includes('\0') ? nothing : `${facetPrefixes[facet]}${value}`;

/** Asks for cards with any of the values of a facet. */
export const anyValue = (facet: Facet, values: readonly string[]): LexemeQuery =>
  anyOf(...values.map((value) => lexeme(facetLexeme(facet, value))));

/** What a list with these choices asks for: one query a facet, all of which its cards match; none where nothing is chosen. */
export const choiceQueries = (choices: FacetChoices): LexemeQuery[] =>
  [...choices].map(([facet, values]) => anyValue(facet, values));

/** What is chosen of the other facets. */
export const withoutFacet = (choices: FacetChoices, facet: Facet): FacetChoices =>
  new Map([...choices].filter(([one]) => one !== facet));

/** Asks for the cards that fail one chosen facet at most: those that some count tells of. None: all do. */
export const almostQueries = (choices: FacetChoices): LexemeQuery[] =>
  choices.size < 2
    ? []
    : [anyOf(...[...choices.keys()].map((facet) => allOf(...choiceQueries(withoutFacet(choices, facet)))))];
