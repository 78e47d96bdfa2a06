import { type Env, type Parts, startService } from '@setu/kit/process';
import { ReviewService } from '@setu/proto/review';
import { consumers } from './consumers/index.js';
import { loadDemo } from './demo.js';
import { migrations } from './migrations/index.js';
import { handlers } from './rpc/index.js';
import { stores } from './store/index.js';

/** Starts the service on the environment; gives its address and how to close it. */
export const start = (env: Env, parts: Parts = {}) =>
  startService(
    {
      name: 'review',
      service: ReviewService,
      migrations,
      stores,
      handlers,
      consumers: () => consumers,
      demo: loadDemo,
    },
    env,
    parts,
  );
