import type { WriteStores } from '@setu/kit/events';
import type { Deps, ServiceEnv } from '@setu/kit/process';
import type { config } from './config.js';
import type { KeepPaper } from './papers/pdf/keep-paper.js';
import type { Stores } from './store/index.js';

/** What the service opens beside gRPC. */
export interface RequestEdge {
  keepPaper: KeepPaper;
}

/** What every handler is given. */
export type RequestDeps = Deps<Stores, ServiceEnv<typeof config>, RequestEdge>;

/** The stores bound to a transaction, its outbox among them. */
export type Writing = WriteStores<Stores>;
