import type { WriteStores } from '@setu/kit/events';
import type { Deps } from '@setu/kit/process';
import type { Stores } from './store/index.js';

/** What every handler is given. */
export type RequestDeps = Deps<Stores>;

/** The stores bound to a transaction, its outbox among them. */
export type Writing = WriteStores<Stores>;
