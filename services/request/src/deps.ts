import type { WriteStores } from '@setu/kit/events';
import type { Deps, ServiceEnv } from '@setu/kit/process';
import type { config } from './config.js';
import type { StoreDocument } from './documents/pdf/store-document.js';
import type { Stores } from './store/index.js';

/** The clients that the service opens in addition to gRPC. */
export interface RequestEdge {
  storeDocument: StoreDocument;
}

/** The dependencies of every handler. */
export type RequestDeps = Deps<Stores, ServiceEnv<typeof config>, RequestEdge>;

/** The stores bound to a transaction, including its outbox. */
export type Writing = WriteStores<Stores>;
