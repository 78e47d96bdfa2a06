import type { Deps, ServiceEnv } from '@setu/kit/process';
import type { config } from './config.js';
import type { BankFeed } from './rates/feed/bank-feed.js';
import type { Stores } from './rates/store/index.js';

export type FxEnv = ServiceEnv<typeof config>;

/** Where rates come from; no feed: nobody is asked. */
export interface FxEdge {
  feed: BankFeed | undefined;
}

/** What fills the schema is given: the edge is not open yet. */
export interface FurnishingDeps extends Deps<Stores, FxEnv> {}

/** What handlers and jobs are given. */
export interface FxDeps extends Deps<Stores, FxEnv, FxEdge> {}
