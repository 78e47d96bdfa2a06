import { characters, invalid } from '@setu/kit/core';
import type * as wire from '@setu/proto/catalogue/search';
import { facetWord } from '@setu/proto/wire-words';
import type { Facet } from '@setu/proto/words';
import type { CatalogueDeps } from '../../deps.js';
import type { CategorySubtrees } from '../domain/facet-counts.js';
import { choiceQueries, type FacetChoices } from '../domain/facets.js';
import type { LexemeQuery } from '../domain/lexeme-query.js';

/** The selected facet values as requested. A facet without a selection is absent. */
export type RequestedChoices = ReadonlyMap<Facet, readonly string[]>;

const maxValues = 50;
const maxValueLength = 200;
const field = 'filter.facets';

/**
 * Validates selected facet values. Throws `invalid` on `filter.facets` for an unknown facet, or for too many or too
 * long values.
 */
export function readChoices(choices: readonly wire.FacetChoice[]): RequestedChoices {
  const read = new Map<Facet, string[]>();
  for (const { facet, values } of choices) {
    const name = facetWord(facet);
    if (name === undefined) throw invalid({ [field]: 'invalid_option' });
    if (values.some((value) => characters(value) > maxValueLength))
      throw invalid({ [field]: { code: 'length_max', params: { max: String(maxValueLength) } } });
    const all = [...new Set([...(read.get(name) ?? []), ...values])];
    if (all.length > maxValues) throw invalid({ [field]: { code: 'max', params: { max: String(maxValues) } } });
    if (all.length > 0) read.set(name, all);
  }
  return read;
}

/** The selected facet values, spelled as in the words of cards. */
export interface KnownChoices {
  choices: FacetChoices;
  /** The conditions that narrow the list. */
  queries: readonly LexemeQuery[];
  subtrees: CategorySubtrees;
}

// The prefix of a value that does not exist. It is not a number, so no card matches it.
const unknown = '?';

/**
 * Returns the requested id if `value` is the marker of an unknown category or supplier, or undefined if `value` is a number.
 */
export const unknownValue = (value: string): string | undefined =>
  value.startsWith(unknown) ? value.slice(unknown.length) : undefined;

const numbered = (ids: readonly string[], named: readonly { id: string; num: number }[]): string[] => {
  const nums = new Map(named.map(({ id, num }) => [id, String(num)]));
  return [...new Set(ids.map((id) => nums.get(id.toLowerCase()) ?? `${unknown}${id}`))];
};

/** Looks up the numbers of selected categories and suppliers. */
export async function knownChoices({ read }: CatalogueDeps, requested: RequestedChoices): Promise<KnownChoices> {
  const [categoryIds, supplierIds] = [requested.get('sub_category') ?? [], requested.get('supplier') ?? []];
  const [categories, suppliers] = await Promise.all([
    read.facetNames.categoriesByIds(categoryIds),
    read.facetNames.companiesByIds(supplierIds),
  ]);
  const choices = new Map(requested);
  if (categoryIds.length > 0) choices.set('sub_category', numbered(categoryIds, categories));
  if (supplierIds.length > 0) choices.set('supplier', numbered(supplierIds, suppliers));
  return {
    choices,
    queries: choiceQueries(choices),
    subtrees: new Map(categories.map(({ num, subtree }) => [num, subtree])),
  };
}
