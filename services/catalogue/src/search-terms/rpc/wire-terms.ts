import type * as wire from '@setu/proto/catalogue/search_words';
import { wireSearchLanguage, wireSynonymMeaning } from '@setu/proto/wire-words';
import type { StoredStopWords, StoredSynonym } from '../store/search-terms.js';

/** Converts a synonym to its wire form. */
export const toWireSynonym = ({
  language,
  changedAt,
  changedBy,
  left,
  right,
  meaning,
  ...one
}: StoredSynonym): wire.Synonym => ({
  ...{ id: one.id, version: one.version, left: [...left], right: [...right], bothWays: one.bothWays },
  ...{
    language: wireSearchLanguage(language),
    meaning: wireSynonymMeaning(meaning),
    changedAt: changedAt.toISOString(),
    changedById: changedBy,
  },
});

/** Converts a language's stop words to their wire form. */
export const toWireStopWords = (list: StoredStopWords): wire.StopWords => ({
  ...{ language: wireSearchLanguage(list.language), version: list.version, words: [...list.words] },
  ...{ changedAt: list.changedAt?.toISOString() ?? '', changedById: list.changedBy ?? '' },
});
