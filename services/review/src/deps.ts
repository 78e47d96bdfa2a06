import type { Deps } from '@setu/kit/process';
import type { Stores } from './store/index.js';

export type ReviewDeps = Deps<Stores>;
