import { type Env, type Parts, startService } from '@setu/kit/process';
import { FxService } from '@setu/proto/fx';
import { config } from './config.js';
import { bundledRates } from './data/bundled-rates.js';
import { loadDemo } from './demo.js';
import { bankFeed } from './feed/bank-feed.js';
import { keepRates } from './jobs/keep-rates.js';
import { migrations } from './migrations/index.js';
import { handlers } from './rpc/index.js';
import { stores } from './store/index.js';

/** Starts the service on the environment; gives its address and how to close it. */
export const start = (env: Env, parts: Parts = {}) =>
  startService(
    {
      name: 'fx',
      service: FxService,
      migrations,
      stores,
      extraEnv: config,
      edge: async ({ env: { FX_FEED_URL: address } }) => ({
        edge: { feed: address === 'off' ? undefined : bankFeed(address) },
      }),
      handlers,
      jobs: (deps) => [keepRates(deps)],
      demo: loadDemo,
      furnish: async ({ env: { SETU_DEMO: demo }, write }) => {
        if (!demo) await write(({ rates }) => rates.putMissing(bundledRates));
      },
    },
    env,
    parts,
  );
