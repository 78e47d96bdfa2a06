import type * as wire from '@setu/proto/catalogue/search';
import type { Facet } from '@setu/proto/words';
import type { CatalogueDeps } from '../../deps.js';
import type { LocalText } from '../../domain/local-text.js';
import { countryOf } from '../../reference/domain/countries.js';
import { certificateName } from '../domain/certificate-keys.js';
import type { CountedFacet } from '../domain/facet-counts.js';
import { unitOf } from '../domain/facets.js';
import type { CategorySubtree, NamedMark } from '../store/facet-names.js';
import { unknownValue } from './read-choices.js';

const numbers = (values: readonly { value: string }[]): number[] =>
  values.map(({ value }) => Number(value)).filter((num) => Number.isInteger(num));

const nameOf = (facet: Facet, value: string): LocalText | undefined => {
  if (facet === 'certificate') return certificateName(value);
  return facet === 'country' ? countryOf(value)?.name : undefined;
};

/** Returns facet values with their names. Values without a name are returned only if they were selected. */
export async function namedValues(
  { edge }: CatalogueDeps,
  { facet, values }: CountedFacet,
  categoryCards: Int32Array,
): Promise<wire.FacetValue[]> {
  if (facet === 'minimum_quantity') {
    const units = new Map((await edge.facetNames.units()).map((unit) => [unit.num, unit.name]));
    return values.map((one) => ({ ...one, name: units.get(unitOf(one.value)) }));
  }
  if (facet !== 'sub_category' && facet !== 'supplier') {
    return values.map((one) => ({ ...one, name: nameOf(facet, one.value) }));
  }
  const nums = numbers(values);
  const found: (NamedMark | CategorySubtree)[] =
    facet === 'supplier' ? await edge.facetNames.companies(nums) : await edge.facetNames.categories.byNums(nums);
  const byNum = new Map(found.map((one) => [String(one.num), one]));
  const cardsOf = lazily(() => cardsByNum(categoryCards));
  return values.flatMap(({ value, cards }): wire.FacetValue[] => {
    const unknown = unknownValue(value);
    if (unknown !== undefined) return [{ value: unknown, name: undefined, cards: 0 }];
    const one = byNum.get(value);
    if (one === undefined) return [];
    // The list of a category also contains the cards of its sub-categories.
    const below = 'subtree' in one && one.subtree.length > 1 ? one.subtree : undefined;
    const all = below?.reduce((sum, num) => sum + (cardsOf().get(num) ?? 0), 0) ?? cards;
    return [{ value: one.id, name: one.name, cards: all }];
  });
}

function cardsByNum(pairs: Int32Array): ReadonlyMap<number, number> {
  const cards = new Map<number, number>();
  for (let at = 0; at < pairs.length; at += 2) cards.set(pairs[at] ?? 0, pairs[at + 1] ?? 0);
  return cards;
}

function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
