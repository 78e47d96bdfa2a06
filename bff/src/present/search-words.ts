import type {
  MissedSearchView,
  SearchWordChangeView,
  StopWordsView,
  SynonymPreviewView,
  SynonymView,
  TriedSearchView,
} from '@setu/contract';
import type * as wire from '@setu/proto/catalogue/search_words';
import {
  readWordFateWord,
  searchLanguageWord,
  searchWordChangeKindWord,
  synonymMeaningWord,
} from '@setu/proto/wire-words';

export const synonymView = (one: wire.Synonym): SynonymView => ({
  ...{ id: one.id, version: one.version, left: one.left, right: one.right, both_ways: one.bothWays },
  ...{ language: searchLanguageWord(one.language) ?? 'both', meaning: synonymMeaningWord(one.meaning) ?? 'same' },
  ...{ changed_at: one.changedAt, changed_by: one.changedById },
});

export const stopWordsView = (one: wire.StopWords): StopWordsView => ({
  language: searchLanguageWord(one.language) === 'en' ? 'en' : 'ru',
  ...{ version: one.version, words: one.words },
  ...{ changed_at: one.changedAt || null, changed_by: one.changedById || null },
});

/** Presents a change. A kind that this build does not know is left out. */
export const searchWordChangeView = (one: wire.SearchWordChange): SearchWordChangeView[] => {
  const kind = searchWordChangeKindWord(one.kind);
  if (kind === undefined) return [];
  const view = {
    ...{ kind, language: searchLanguageWord(one.language) ?? 'both', added: one.added, removed: one.removed },
    before: {
      ...{ left: one.leftBefore, right: one.rightBefore, both_ways: one.bothWaysBefore },
      meaning: synonymMeaningWord(one.meaningBefore) ?? 'same',
    },
    after: {
      ...{ left: one.leftAfter, right: one.rightAfter, both_ways: one.bothWaysAfter },
      meaning: synonymMeaningWord(one.meaningAfter) ?? 'same',
    },
    ...{ by: one.changedById || null, on_behalf_of: one.onBehalfOfId || null, at: one.changedAt },
  };
  return [view];
};

export const changedSearchView = (one: wire.ChangedSearch): SynonymPreviewView['changed'][number] => ({
  ...{ words: one.words, searches: one.searches, at_least: one.atLeast },
  ...{ cards_before: one.cardsBefore, cards_after: one.cardsAfter },
});

export const missedSearchView = ({ words, searches, missed }: wire.MissedSearch): MissedSearchView => ({
  ...{ words, searches, missed },
});

export const triedSearchView = (search: string, read: wire.ReadSearchResponse): TriedSearchView => ({
  search,
  words: read.words.map(({ word, stem, fate }) => ({ word, stem, fate: readWordFateWord(fate) ?? 'known' })),
  synonyms: read.synonyms.map(({ words, alternatives }) => ({ words, alternatives })),
  ...{ corrected: read.corrected || null, is_code: read.isCode, total: read.total, at_least: read.atLeast },
});
