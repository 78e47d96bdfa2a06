import type { Deps, ServiceEnv } from '@setu/kit/process';
import type { config } from './config.js';
import type { BankFeed } from './rates/feed/bank-feed.js';
import type { Stores } from './rates/store/index.js';

export type FxEnv = ServiceEnv<typeof config>;

/** The source of rates. Without a feed, the service requests none. */
export interface FxEdge {
  feed: BankFeed | undefined;
}

/** The dependencies for loading initial data. The feed is not connected yet. */
export interface FurnishingDeps extends Deps<Stores, FxEnv> {}

/** The dependencies of handlers and jobs. */
export interface FxDeps extends Deps<Stores, FxEnv, FxEdge> {}
