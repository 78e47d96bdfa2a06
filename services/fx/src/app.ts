import type { Env, Parts } from '@setu/kit/process';
import { withDeps } from '@setu/kit/rpc';
import { startService } from '@setu/kit/service';
import { config } from './config.js';
import { consumers } from './consumers/index.js';
import { publishLatest } from './jobs/publish-latest.js';
import { storeRates } from './jobs/store-rates.js';
import { migrations } from './migrations/index.js';
import { bundledRates } from './rates/data/bundled-rates.js';
import { bankFeed } from './rates/feed/bank-feed.js';
import { rateRpcs } from './rates/rpc/index.js';
import { stores } from './rates/store/index.js';
import { served } from './served.js';

/** Starts the service with the settings of the environment. Returns its address and a function to close it. */
export const start = (env: Env, parts: Parts = {}) =>
  startService(
    {
      name: 'fx',
      service: served,
      migrations,
      stores,
      extraEnv: config,
      edge: async ({ env: { FX_FEED_URL: address } }) => ({
        edge: { feed: address === 'off' ? undefined : bankFeed(address) },
      }),
      handlers: (deps) => withDeps(rateRpcs, deps),
      consumers,
      tasks: (deps) => [storeRates(deps), publishLatest(deps)],
      demo: async (deps) => (await import('./demo.js')).loadDemo(deps),
      furnish: async ({ env: { SETU_DEMO: demo }, write }) => {
        if (!demo) await write(({ rates }) => rates.putMissing(bundledRates));
      },
    },
    env,
    parts,
  );
