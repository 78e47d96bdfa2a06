import type { Deps, ServiceEnv } from '@setu/kit/process';
import type { config } from './config.js';
import type { Stores } from './store/index.js';

export type FxEnv = ServiceEnv<typeof config>;
export type FxDeps = Deps<Stores, FxEnv>;
