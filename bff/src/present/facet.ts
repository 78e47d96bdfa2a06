import type { Choices, FacetView } from '@setu/contract';
import type { FacetChoices, FacetCounts } from '@setu/proto/catalogue/search';
import { facetWord, wireFacet } from '@setu/proto/wire-words';
import { facets } from '@setu/proto/words';
import type { Language } from '../language/locale.js';
import { textsIn } from './text.js';

/** Converts the chosen facet values for the service call. */
export const wireChoices = (choices: Choices): FacetChoices => ({
  chosen: facets.flatMap((key) => {
    const values = choices[key] ?? [];
    return values.length === 0 ? [] : [{ facet: wireFacet(key), values }];
  }),
});

/**
 * Presents the facets of a list and marks the chosen values. The client provides the names of values that have none
 * here.
 */
export const facetViews = (counted: readonly FacetCounts[], choices: Choices, language: Language): FacetView[] =>
  counted.flatMap(({ facet, values, more, atLeast }) => {
    const key = facetWord(facet);
    if (key === undefined) return [];
    const chosen = choices[key] ?? [];
    return [
      {
        key,
        values: values.map(({ value, name, cards }) => ({
          value,
          ...textsIn(language, {}, { label: name }),
          count: cards,
          chosen: chosen.includes(value),
        })),
        more,
        at_least: atLeast,
      },
    ];
  });
