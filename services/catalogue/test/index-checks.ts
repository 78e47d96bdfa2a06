import { expect } from 'vitest';
import type { FacetChoices } from '../src/search/domain/facets.js';
import type { Match } from '../src/search/domain/search-query.js';
import type { FindingIndex, SearchIndex, SearchQuery } from '../src/search-index/search-index.js';
import type { Oracle } from './oracle.js';

/** The index under test, and an independent source of the right answers. */
export interface TestedIndex {
  index: FindingIndex & Partial<SearchIndex>;
  known: Oracle;
  /** The read model, which provides the reading of searches and the suggestions. */
  readModel: SearchIndex;
}

/**
 * Checks lists against a scan of every card, with searches as the read model reads them. Returns how many lists found
 * any card.
 */
export async function agrees({ index, known, readModel }: TestedIndex, all: readonly SearchQuery[]): Promise<number> {
  let found = 0;
  for (const one of all) {
    if (one.search === '') {
      expect({ one, page: await index.browse(one) }).toEqual({ one, page: known.page(undefined, one) });
      continue;
    }
    const answer = await index.search(one);
    const { match, corrected } = index === readModel ? answer : await readModel.search(one);
    expect({ one, match: answer.match, corrected: answer.corrected }).toEqual({ one, match, corrected });
    if (match === undefined) {
      expect({ one, near: await index.nearest(one) }).toEqual({ one, near: await readModel.nearest(one) });
    }
    if (match === undefined) expect(answer.page).toMatchObject({ ids: [], total: 0, isFound: false });
    else expect({ one, page: answer.page }).toEqual({ one, page: known.page(match, one) });
    found += Math.min(1, answer.page.total);
  }
  return found;
}

/** Checks that suggestions equal those of the read model. Returns the number of suggested cards. */
export async function suggestsAlike({ index, readModel }: TestedIndex, all: readonly SearchQuery[]): Promise<number> {
  let found = 0;
  for (const { search, reader, query } of all.filter((one) => one.search.length >= 3)) {
    const typed = { search, reader, withEmpty: query.limit === 1 };
    const actual = await index.suggest(typed);
    expect({ typed, actual }).toEqual({ typed, actual: await readModel.suggest(typed) });
    found += actual.cards.length;
  }
  return found;
}

/**
 * Checks that the count of each facet value equals the number of cards with that selection. Returns the number of
 * values.
 */
export async function countsRight(
  { index, known }: TestedIndex,
  match: Match | undefined,
  choices: FacetChoices,
): Promise<number> {
  const one = {
    within: { categoryNum: undefined, companyNum: undefined },
    price: { from: undefined, to: 90_000_00n },
    match,
    choices,
    subtrees: new Map(),
  };
  const counted = await index.count?.({ ...one, coded: undefined });
  const actual = [...(counted?.tallies ?? [])].flatMap(([facet, values]) =>
    [...values].flatMap(([value, { cards }]) => (cards === 0 ? [] : [[`${facet} ${value}`, cards] as const])),
  );
  expect(counted?.cut).toEqual(new Set());
  expect(new Map(actual.sort())).toEqual(new Map([...known.counts({ ...one, coded: undefined })].sort()));
  return actual.length;
}

/**
 * Checks lists by landed price in both directions: of everything, of a category and of a company, at the
 * beginning, around the first card without a price, and at the end.
 */
export async function landedRight({ index, known }: TestedIndex): Promise<void> {
  const everything = { categoryNum: undefined, companyNum: undefined, choices: [] };
  const nums = known.cards.map(({ category }) => category).toSorted((one, other) => one - other);
  const sets = [
    everything,
    { ...everything, categoryNum: nums[Math.floor(nums.length / 2)] },
    { ...everything, companyNum: known.cards[0]?.company },
  ];
  const last = known.cards.length - 10;
  for (const within of sets) {
    for (const descending of [false, true]) {
      for (const offset of [0, 40, Math.floor(last / 2), last]) {
        const price = { from: offset === 40 ? 1_000_00n : undefined, to: undefined };
        const query = { price, order: { by: 'landed', descending }, offset, limit: 30 } as const;
        expect(await index.browse({ within, query })).toEqual(known.page(undefined, { within, query }));
      }
    }
  }
}
