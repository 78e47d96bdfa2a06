import { type Env, type Parts, type Service, startService } from '@setu/kit/process';
import { CatalogueService } from '@setu/proto/catalogue';
import { consumers } from './consumers/index.js';
import { loadDemo } from './demo.js';
import { rebuildSearchJob } from './jobs/rebuild-search.js';
import { migrations } from './migrations/index.js';
import { handlers } from './rpc/index.js';
import { type Stores, stores } from './store/index.js';

/** Starts the catalogue on the environment, which is that of every service. */
export const start = (env: Env, parts: Parts = {}): Promise<Service<Stores, typeof CatalogueService>> =>
  startService(
    {
      name: 'catalogue',
      service: CatalogueService,
      migrations,
      stores,
      handlers,
      consumers: () => consumers,
      jobs: (deps) => [rebuildSearchJob(deps)],
      demo: loadDemo,
    },
    env,
    parts,
  );
