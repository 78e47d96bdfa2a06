import type { WriteStores } from '@setu/kit/events';
import type { Deps, ServiceEnv } from '@setu/kit/process';
import type { config } from './config.js';
import type { Translate } from './provider/provider.js';
import type { Stores } from './store/index.js';

/** The resources that the service opens in addition to gRPC. */
interface ReviewEdge {
  translate: Translate;
}

/** The dependencies of handlers and the demo world. */
export type ReviewDeps = Deps<Stores, ServiceEnv<typeof config>, ReviewEdge>;

/** The stores bound to a transaction, including its outbox. */
export type Writing = WriteStores<Stores>;
