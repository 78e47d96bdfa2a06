import type { SearchWordsService } from '@setu/proto/catalogue/search_words';
import type { Rpcs } from '../../served.js';
import { listMissedSearches } from './list-missed-searches.js';
import { listSearchWordChanges } from './list-search-word-changes.js';
import { listSearchWords } from './list-search-words.js';
import { previewSynonym } from './preview-synonym.js';
import { readSearch } from './read-search.js';
import { removeSynonym } from './remove-synonym.js';
import { saveStopWords } from './save-stop-words.js';
import { saveSynonym } from './save-synonym.js';

/** The procedures to edit synonyms and stop words, for admins. */
export const searchTermRpcs = {
  listSearchWords,
  saveSynonym,
  previewSynonym,
  removeSynonym,
  saveStopWords,
  listSearchWordChanges,
  listMissedSearches,
  readSearch,
} satisfies Rpcs<typeof SearchWordsService>;
