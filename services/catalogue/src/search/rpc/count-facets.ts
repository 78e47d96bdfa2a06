import type * as wire from '@setu/proto/catalogue/search';
import { wireFacet } from '@setu/proto/wire-words';
import type { Facet } from '@setu/proto/words';
import type { CatalogueDeps } from '../../deps.js';
import { countedMost } from '../domain/card-list.js';
import type { CodedCards } from '../domain/facet-codes.js';
import { countedFacets, type FacetTallies, type ListFacets, tallyFacets } from '../domain/facet-counts.js';
import { almostQueries, choiceQueries, withoutFacet } from '../domain/facets.js';
import type { LexemeQuery } from '../domain/lexeme-query.js';
import { namedValues } from './named-values.js';
import type { KnownChoices } from './read-choices.js';

/** A list whose facets are counted. */
export interface CountedList {
  known: KnownChoices;
  /** Its cards with what is chosen, as they are counted. */
  coded(queries: readonly LexemeQuery[]): Promise<CodedCards>;
  /** Facets that tell nothing here. */
  without?: readonly Facet[];
  /** The category whose list it is: nobody narrows a list by it. */
  categoryNum?: number | undefined;
}

interface Counted {
  tallies: FacetTallies;
  /** Facets whose counts look at the most popular cards only. */
  cut: ReadonlySet<Facet>;
}

const isCut = (cards: CodedCards): boolean => (cards[0]?.length ?? 0) > countedMost;

/** Counts all cards that count anywhere at once where they are few enough; else those of each set of choices. */
async function count({ known: { choices, held }, coded }: CountedList): Promise<Counted> {
  const all = await coded(almostQueries(choices));
  const whole = tallyFacets(all, choices, held);
  if (!isCut(all)) return { tallies: whole, cut: new Set() };
  if (choices.size === 0) return { tallies: whole, cut: new Set(whole.keys()) };
  const narrowed = await coded(choiceQueries(choices));
  const tallies = new Map(tallyFacets(narrowed, choices, held));
  const cut = new Set(isCut(narrowed) ? tallies.keys() : []);
  for (const facet of choices.keys()) {
    const others = withoutFacet(choices, facet);
    const cards = others.size === 0 ? all : await coded(choiceQueries(others));
    tallies.set(facet, tallyFacets(cards, choices, held).get(facet) ?? new Map());
    if (isCut(cards)) cut.add(facet);
    else cut.delete(facet);
  }
  return { tallies, cut };
}

const ownCards = ({ tallies }: Counted): Int32Array =>
  Int32Array.from([...(tallies.get('sub_category') ?? [])].flatMap(([num, { cards }]) => [Number(num), cards]));

/** Counts the values of a list's facets. */
export async function countFacets(deps: CatalogueDeps, list: CountedList): Promise<wire.FacetCounts[]> {
  const counted = await count(list);
  const facets = countedFacets(counted.tallies, list.known.choices, list.without);
  const told = { facets, categoryCards: ownCards(counted), cut: counted.cut };
  return namedFacets(deps, told, list.categoryNum, list.known);
}

/** Takes what was counted, gives it by the names people know. */
export async function namedFacets(
  deps: CatalogueDeps,
  told: ListFacets,
  categoryNum: number | undefined,
  known: KnownChoices,
): Promise<wire.FacetCounts[]> {
  const isPlace = (facet: Facet, value: string): boolean =>
    facet === 'sub_category' && value === String(categoryNum) && !known.choices.get(facet)?.includes(value);
  const facets = told.facets.flatMap((one) => {
    const values = one.values.filter(({ value }) => !isPlace(one.facet, value));
    return values.length === 0 ? [] : [{ ...one, values }];
  });
  return Promise.all(
    facets.map(async (one) => ({
      facet: wireFacet(one.facet),
      values: await namedValues(deps, one, told.categoryCards),
      more: one.more,
      atLeast: told.cut.has(one.facet),
    })),
  );
}
