import type * as wire from '@setu/proto/catalogue/search';
import type { Facet } from '@setu/proto/words';
import type { CatalogueDeps } from '../../deps.js';
import type { LocalText } from '../../domain/local-text.js';
import { countryOf } from '../../reference/domain/countries.js';
import { certificateName } from '../domain/certificate-keys.js';
import type { CountedFacet, FacetTallies } from '../domain/facet-counts.js';
import { askedValue } from './read-choices.js';

const numbers = (values: readonly { value: string }[]): number[] =>
  values.map(({ value }) => Number(value)).filter((num) => Number.isInteger(num));

const nameOf = (facet: Facet, value: string): LocalText | undefined => {
  if (facet === 'certificate') return certificateName(value);
  return facet === 'country' ? countryOf(value)?.name : undefined;
};

/** Values by what people know them by; those that name nothing only where they were asked for. */
export async function namedValues(
  { read }: CatalogueDeps,
  { facet, values }: CountedFacet,
  tallies: FacetTallies,
): Promise<wire.FacetValue[]> {
  if (facet !== 'sub_category' && facet !== 'supplier') {
    return values.map((one) => ({ ...one, name: nameOf(facet, one.value) }));
  }
  const found =
    facet === 'supplier'
      ? (await read.facetNames.companiesByNums(numbers(values))).map((one) => ({ ...one, held: [one.num] }))
      : await read.facetNames.categoriesByNums(numbers(values));
  const byNum = new Map(found.map((one) => [String(one.num), one]));
  const cardsOf = (num: number): number => tallies.get(facet)?.get(String(num))?.cards ?? 0;
  return values.flatMap(({ value }): wire.FacetValue[] => {
    const asked = askedValue(value);
    if (asked !== undefined) return [{ value: asked, name: undefined, cards: 0 }];
    const one = byNum.get(value);
    return one ? [{ value: one.id, name: one.name, cards: one.held.reduce((sum, num) => sum + cardsOf(num), 0) }] : [];
  });
}
