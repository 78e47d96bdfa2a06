import { maxCounted } from '../domain/card-list.js';
import type { CodedCards } from '../domain/facet-codes.js';
import { type CategorySubtrees, type CountedFacets, tallyFacets } from '../domain/facet-counts.js';
import { almostQueries, choiceQueries, type FacetChoices, withoutFacet } from '../domain/facets.js';
import type { LexemeQuery } from '../domain/lexeme-query.js';

/** A list whose facets are counted from its cards. */
export interface CodedList {
  choices: FacetChoices;
  subtrees: CategorySubtrees;
  /**
   * Returns the most popular cards that match all of `queries`: as many as are counted, and one more if there are
   * others.
   */
  coded(queries: readonly LexemeQuery[]): Promise<CodedCards>;
  /** How many cards are counted, `maxCounted` by default. */
  counted?: number;
}

/**
 * Counts the facets of a list from one read of all cards that count for any facet, if there are few enough. Otherwise
 * it reads the cards for each set of selected values.
 */
export async function countCoded({
  choices,
  subtrees,
  coded,
  counted = maxCounted,
}: CodedList): Promise<CountedFacets> {
  const isCut = (cards: CodedCards): boolean => (cards[0]?.length ?? 0) > counted;
  const all = await coded(almostQueries(choices));
  const unnarrowed = tallyFacets(all, choices, subtrees);
  if (!isCut(all)) return { tallies: unnarrowed, cut: new Set() };
  if (choices.size === 0) return { tallies: unnarrowed, cut: new Set(unnarrowed.keys()) };
  const narrowed = await coded(choiceQueries(choices));
  const tallies = new Map(tallyFacets(narrowed, choices, subtrees));
  const cut = new Set(isCut(narrowed) ? tallies.keys() : undefined);
  for (const facet of choices.keys()) {
    const others = withoutFacet(choices, facet);
    const cards = others.size === 0 ? all : await coded(choiceQueries(others));
    tallies.set(facet, tallyFacets(cards, choices, subtrees).get(facet) ?? new Map());
    if (isCut(cards)) cut.add(facet);
    else cut.delete(facet);
  }
  return { tallies, cut };
}
