import type { CatalogueDeps } from '../../deps.js';
import { fusedByRank } from '../../meaning/domain/fuse.js';
import { categoryMark } from '../domain/search-query.js';
import { categoryList } from './category-list.js';
import type { ListInput } from './list-input.js';
import type { ListedPage } from './listed-page.js';
import { isLittle, isUnderstood, mayNeedMeaning } from './needs-meaning.js';
import { knownChoices } from './read-choices.js';
import { type RelaxedList, relaxedList } from './relaxed-list.js';

/** A list, and those of its cards that only their meaning has found. */
export interface CloseList extends RelaxedList {
  closeIds: readonly string[];
}

/** The longest list with cards found by meaning. Further cards have little to do with the search. */
const maxClose = 12;

/**
 * Returns the list of a search, without its least important words if no card has all. Adds cards close in meaning where
 * words found little, and orders all by reciprocal rank.
 */
export async function closeList(
  deps: CatalogueDeps,
  { num, input, typed }: { num: number | undefined; input: ListInput; typed: ListedPage },
): Promise<CloseList> {
  const { meaning } = deps.edge;
  // The vector of the search takes longer than the lists with fewer words, so both are requested at once.
  const closest = meaning.isOn && mayNeedMeaning(input, typed) ? meaning.closeTo(input.search) : undefined;
  const relaxed = await relaxedList(deps, { num, input, typed });
  const asIs = { ...relaxed, closeIds: [] };
  if (closest === undefined || !isLittle(input, relaxed)) return asIs;
  const [close, isKnown, { queries }, byWords] = await Promise.all([
    closest,
    isUnderstood(deps, input),
    knownChoices(deps, input.choices),
    firstByWords(deps, num, { input, relaxed }),
  ]);
  if (close.length === 0 || !isKnown) return asIs;
  const marks = [...(num === undefined ? [] : [categoryMark(num)]), ...queries];
  const { price, offset, limit } = input.query;
  const shown = await deps.read.publicCards(close, { marks, price, limit: maxClose });
  if (shown.ids.length === 0) return asIs;
  const fused = fusedByRank(byWords, shown.ids).slice(0, maxClose);
  const { listed } = relaxed;
  const page = {
    ...listed.page,
    ids: fused.slice(offset, offset + limit),
    ...{ total: fused.length, atLeast: false, isFound: true },
    minPrice: least([listed.page.minPrice, shown.minPrice]),
    maxPrice: least([listed.page.maxPrice, shown.maxPrice], -1n),
  };
  return { ...relaxed, listed: { ...listed, page }, closeIds: page.ids.filter((id) => !byWords.includes(id)) };
}

/** Returns the first cards that words found, whatever page of the list is requested. */
async function firstByWords(
  deps: CatalogueDeps,
  num: number | undefined,
  { input, relaxed }: { input: ListInput; relaxed: RelaxedList },
): Promise<readonly string[]> {
  const { ids, total } = relaxed.listed.page;
  if (total === ids.length) return ids;
  const kept = input.search.split(' ').filter((word) => !relaxed.dropped.includes(word));
  const query = { ...input.query, offset: 0, limit: maxClose };
  const isRelaxed = relaxed.dropped.length > 0;
  const own = { ...input, search: kept.join(' '), asTyped: isRelaxed, query, withFacets: false };
  return (await categoryList(deps, num, own)).page.ids;
}

const least = (prices: readonly (bigint | undefined)[], sign = 1n): bigint | undefined =>
  prices.reduce((one, other) =>
    one === undefined || (other !== undefined && other * sign < one * sign) ? other : one,
  );
