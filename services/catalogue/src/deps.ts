import type { Deps, ServiceEnv } from '@setu/kit/process';
import type { ShownCards } from './cards/live/shown-cards.js';
import type { config } from './config.js';
import type { MediaFiles } from './imports/files/media-files.js';
import type { FacetNames } from './search/live/facet-names.js';
import type { SearchNotes } from './search/live/search-notes.js';
import type { SearchIndex } from './search-index/search-index.js';
import type { FollowedWords } from './search-words/live/followed-words.js';
import type { Stores } from './store/index.js';

/** What the service opens beside gRPC. */
export interface CatalogueEdge {
  media: MediaFiles;
  /** What admins tell the search about words. */
  words: FollowedWords;
  /** What finds public cards. */
  search: SearchIndex;
  /** Cards as lists send them. */
  shownCards: ShownCards;
  /** What facets call categories and suppliers. */
  facetNames: FacetNames;
  /** What of searches is written down. */
  searchNotes: SearchNotes;
}

/** What handlers and jobs are given. */
export interface CatalogueDeps extends Deps<Stores, ServiceEnv<typeof config>, CatalogueEdge> {}
