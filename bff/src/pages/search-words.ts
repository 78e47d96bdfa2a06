import type { Endpoints, QueryOfEndpoint, SearchWordsView } from '@setu/contract';
import type { CallContext } from '../http/call-context.js';
import { personView } from '../present/person.js';
import {
  missedSearchView,
  searchWordChangeView,
  stopWordsView,
  synonymView,
  triedSearchView,
} from '../present/search-words.js';
import { optional } from './part.js';

const pageSize = 20;
/**
 * Counting the searches of the longest period takes as long as a report, so it has a timeout. The page works without
 * the counts.
 */
const countingMs = 2500;

/** Returns the search terms for administrators, the searches without results, and how a given search is interpreted. */
export async function searchWordsPage(
  call: CallContext,
  { days, page, try: typed }: QueryOfEndpoint<Endpoints['getSearchWords']>,
): Promise<SearchWordsView> {
  const { catalogue, identity } = call.deps.services;
  const search = typed.trim();
  const [terms, history, missed, read] = await Promise.all([
    catalogue.listSearchWords({}, call.reads()),
    catalogue.listSearchWordChanges({ page: { page, limit: pageSize } }, call.reads()),
    optional(catalogue.listMissedSearches({ days }, call.reads(countingMs)), null),
    search === '' ? null : catalogue.readSearch({ search }, call.reads()),
  ]);
  const ids = [
    ...[...terms.synonyms, ...terms.stopWords, ...history.changes].map(({ changedById }) => changedById),
    ...history.changes.map(({ onBehalfOfId }) => onBehalfOfId),
  ];
  const userIds = [...new Set(ids.filter((id) => id !== ''))];
  const found =
    userIds.length === 0 ? null : await optional(identity.batchGetPeople({ userIds }, call.reads(800)), null);
  return {
    synonyms: terms.synonyms.map(synonymView),
    stop_words: terms.stopWords.map(stopWordsView),
    missed: missed?.missed.map(missedSearchView) ?? null,
    changes: history.changes.flatMap(searchWordChangeView),
    changes_total: history.total,
    tried: read && triedSearchView(search, read),
    people: Object.values(found?.people ?? {}).flatMap(({ person }) => (person ? [personView(person)] : [])),
  };
}
