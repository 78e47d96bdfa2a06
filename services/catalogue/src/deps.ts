import type { Deps } from '@setu/kit/process';
import type { Stores } from './store/index.js';

/** What handlers and jobs are given. */
export interface CatalogueDeps extends Deps<Stores> {}
