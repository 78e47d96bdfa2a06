import { expect } from 'vitest';
import type { FacetChoices } from '../src/search/domain/facets.js';
import type { Match } from '../src/search/domain/search-query.js';
import type { FindingIndex, SearchAsked, SearchIndex } from '../src/search-index/search-index.js';
import type { Oracle } from './oracle.js';

/** What is asked, beside what is known without it. */
export interface Examined {
  asked: FindingIndex & Partial<SearchIndex>;
  known: Oracle;
  /** How the read model reads searches, and what it suggests. */
  readModel: SearchIndex;
}

/** Expects what looking at every card gives, for the search as the read model reads it; gives how many lists found any. */
export async function agrees({ asked, known, readModel }: Examined, all: readonly SearchAsked[]): Promise<number> {
  let found = 0;
  for (const one of all) {
    if (one.search === '') {
      expect({ one, page: await asked.browse(one) }).toEqual({ one, page: known.page(undefined, one) });
      continue;
    }
    const answer = await asked.search(one);
    const { match, corrected } = asked === readModel ? answer : await readModel.search(one);
    expect({ one, match: answer.match, corrected: answer.corrected }).toEqual({ one, match, corrected });
    if (match === undefined) {
      expect({ one, near: await asked.nearest(one) }).toEqual({ one, near: await readModel.nearest(one) });
    }
    if (match === undefined) expect(answer.page).toMatchObject({ ids: [], total: 0, isFound: false });
    else expect({ one, page: answer.page }).toEqual({ one, page: known.page(match, one) });
    found += Math.min(1, answer.page.total);
  }
  return found;
}

/** Expects the same suggestions as the read model's; gives how many cards. */
export async function suggestsAlike({ asked, readModel }: Examined, all: readonly SearchAsked[]): Promise<number> {
  let found = 0;
  for (const { search, reader, query } of all.filter((one) => one.search.length >= 3)) {
    const typed = { search, reader, withEmpty: query.limit === 1 };
    const given = await asked.suggest(typed);
    expect({ typed, given }).toEqual({ typed, given: await readModel.suggest(typed) });
    found += given.cards.length;
  }
  return found;
}

/** Expects each value of each facet to have the cards that choosing it gives; gives how many values there are. */
export async function countsRight(
  { asked, known }: Examined,
  match: Match | undefined,
  choices: FacetChoices,
): Promise<number> {
  const one = {
    within: { categoryNum: undefined, companyNum: undefined },
    price: { from: undefined, to: 90_000_00n },
    match,
    choices,
    held: new Map(),
  };
  const counted = await asked.count?.({ ...one, coded: undefined });
  const given = [...(counted?.tallies ?? [])].flatMap(([facet, values]) =>
    [...values].flatMap(([value, { cards }]) => (cards === 0 ? [] : [[`${facet} ${value}`, cards] as const])),
  );
  expect(counted?.cut).toEqual(new Set());
  expect(new Map(given.sort())).toEqual(new Map([...known.counts({ ...one, coded: undefined })].sort()));
  return given.length;
}
