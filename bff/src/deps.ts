import type { PageContext } from '@setu/contract';
import type { Config } from './config.js';
import type { Caller } from './http/caller.js';
import type { CardViews } from './http/card-views.js';
import type { ConcurrencyLimit } from './http/concurrency-limit.js';
import type { CookieNames } from './http/cookies.js';
import type { Limit } from './http/limits.js';
import type { MediaProxy } from './http/media-proxy.js';
import type { PageCache } from './http/page-cache.js';
import type { PrincipalCache } from './http/principals.js';
import type { Shell } from './http/shell.js';
import type { TokenCache } from './http/tokens.js';
import type { UploadPlaces } from './http/upload-places.js';
import type { SignalHub } from './live/signal-hub.js';
import type { CachedCategories } from './pages/cached-categories.js';
import type { Rates } from './pages/rates.js';
import type { ListedCards } from './present/listed-cards.js';
import type { ListedFacets } from './present/listed-facets.js';
import type { Services } from './services.js';

/** The dependencies that routes may use. Built once in app.ts. */
export interface Deps {
  config: Config;
  names: CookieNames;
  services: Services;
  principals: PrincipalCache;
  tokens: TokenCache;
  rates: Rates;
  /** Returns the categories that the caller may see. */
  categories: CachedCategories;
  shell: Shell;
  /** Returns the context that every page receives, for this caller. */
  pageContext: (caller: Caller) => Promise<PageContext>;
  pages: PageCache;
  /** Presents the encoded cards of lists. */
  listedCards: ListedCards;
  /** Presents the encoded facets of lists. */
  listedFacets: ListedFacets;
  /** Counts how often card pages are opened. */
  cardViews: CardViews;
  hub: SignalHub;
  mediaProxy: MediaProxy;
  suggestLimit: Limit;
  uploadLimit: Limit;
  estimateLimit: Limit;
  /** Limits by personal token, not by network. */
  tokenLimit: Limit;
  /** Limits by user, not by network. */
  translateLimit: Limit;
  uploadPlaces: UploadPlaces;
  /** Limits request bodies of anonymous visitors still being received, by network. */
  anonymousBodies: ConcurrencyLimit;
  /** Limits concurrently arriving request bodies of anonymous visitors, for each network. */
  exports: ConcurrencyLimit;
  /** Limits concurrent exports of lists as files, for each user. */
  sitemapParts: ConcurrencyLimit;
  /** Limits the sitemap parts that are written concurrently. */
  openapi: () => Promise<Record<string, unknown>>;
}
