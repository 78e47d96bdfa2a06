import type { PageContext } from '@setu/contract';
import type { Config } from './config.js';
import type { AtOnce } from './http/at-once.js';
import type { Caller } from './http/caller.js';
import type { CardViews } from './http/card-views.js';
import type { CookieNames } from './http/cookies.js';
import type { Limit } from './http/limits.js';
import type { MediaProxy } from './http/media-proxy.js';
import type { PageCache } from './http/page-cache.js';
import type { PrincipalCache } from './http/principals.js';
import type { Shell } from './http/shell.js';
import type { TokenCache } from './http/tokens.js';
import type { UploadPlaces } from './http/upload-places.js';
import type { SignalHub } from './live/signal-hub.js';
import type { KeptCategories } from './pages/kept-categories.js';
import type { Rates } from './pages/rates.js';
import type { Services } from './services.js';

/** What every route may use; built once in app.ts. */
export interface Deps {
  config: Config;
  names: CookieNames;
  services: Services;
  principals: PrincipalCache;
  tokens: TokenCache;
  rates: Rates;
  /** Every category the caller sees. */
  categories: KeptCategories;
  shell: Shell;
  /** What every page knows, for whoever calls. */
  pageContext: (caller: Caller) => Promise<PageContext>;
  pages: PageCache;
  /** How often pages of cards are opened. */
  cardViews: CardViews;
  hub: SignalHub;
  mediaProxy: MediaProxy;
  suggestLimit: Limit;
  uploadLimit: Limit;
  /** By personal token, not by network. */
  tokenLimit: Limit;
  /** By person, not by network. */
  translateLimit: Limit;
  uploadPlaces: UploadPlaces;
  /** Bodies of strangers that are still coming, by network. */
  strangersBodies: AtOnce;
  /** Lists that are being written as files, by person. */
  exports: AtOnce;
  /** Parts of the sitemap that are being written. */
  sitemapParts: AtOnce;
  /** The API's description, made on first use. */
  openapi: () => Promise<Record<string, unknown>>;
}
