import type { Env, Parts, Service } from '@setu/kit/process';
import { startService } from '@setu/kit/process';
import { RequestService } from '@setu/proto/request';
import { consumers } from './consumers/index.js';
import { loadDemo } from './demo.js';
import { migrations } from './migrations/index.js';
import { handlers } from './rpc/index.js';
import { type Stores, stores } from './store/index.js';

/** Takes the environment, gives the running service. */
export const start = (env: Env, parts: Parts = {}): Promise<Service<Stores, typeof RequestService>> =>
  startService(
    {
      name: 'request',
      service: RequestService,
      migrations,
      stores,
      handlers,
      consumers: () => consumers,
      demo: loadDemo,
    },
    env,
    parts,
  );
