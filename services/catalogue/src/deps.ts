import type { Deps, ServiceEnv } from '@setu/kit/process';
import type { ShownCards } from './cards/live/shown-cards.js';
import type { config } from './config.js';
import type { MediaFiles } from './imports/files/media-files.js';
import type { Meaning } from './meaning/live/meaning.js';
import type { FacetNames } from './search/live/facet-names.js';
import type { SearchNotes } from './search/live/search-notes.js';
import type { SearchIndex } from './search-index/search-index.js';
import type { FollowedTerms } from './search-terms/live/followed-terms.js';
import type { Stores } from './store/index.js';

/** The resources that the service opens in addition to gRPC. */
export interface CatalogueEdge {
  media: MediaFiles;
  /** The synonyms and stop words that admins define for the search. */
  searchTerms: FollowedTerms;
  /** The index that finds public cards. */
  search: SearchIndex;
  /** Finds cards by meaning where words find little. */
  meaning: Meaning;
  /** The cards in the encoded form that lists use. */
  shownCards: ShownCards;
  /** The names of categories and suppliers in facets. */
  facetNames: FacetNames;
  /** The log of searches. */
  searchNotes: SearchNotes;
}

/** The dependencies of handlers and jobs. */
export interface CatalogueDeps extends Deps<Stores, ServiceEnv<typeof config>, CatalogueEdge> {}
