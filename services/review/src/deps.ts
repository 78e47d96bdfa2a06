import type { WriteStores } from '@setu/kit/events';
import type { Deps, ServiceEnv } from '@setu/kit/process';
import type { config } from './config.js';
import type { Translate } from './provider/provider.js';
import type { Stores } from './store/index.js';

/** What the service opens beside gRPC. */
interface ReviewEdge {
  translate: Translate;
}

/** What handlers and the demo world are given. */
export type ReviewDeps = Deps<Stores, ServiceEnv<typeof config>, ReviewEdge>;

/** The stores bound to a transaction, its outbox among them. */
export type Writing = WriteStores<Stores>;
