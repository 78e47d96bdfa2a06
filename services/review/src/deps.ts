import type { Deps } from '@setu/kit/process';
import type { Stores } from './store/index.js';

/** What handlers and the demo world are given. */
export interface ReviewDeps extends Deps<Stores> {}
