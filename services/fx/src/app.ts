import { type Env, startService } from '@setu/kit/process';
import { FxService } from '@setu/proto/fx';
import { config } from './config.js';
import { bundledRates } from './data/bundled-rates.js';
import { loadDemo } from './demo.js';
import { keepRates } from './jobs/keep-rates.js';
import { migrations } from './migrations/index.js';
import { handlers } from './rpc/index.js';
import { stores } from './store/index.js';

/** Starts the service on the environment; gives its address and how to close it. */
export const start = (env: Env) =>
  startService({
    name: 'fx',
    service: FxService,
    migrations,
    stores,
    env,
    extraEnv: config,
    handlers,
    jobs: (deps) => [keepRates(deps)],
    demo: loadDemo,
    onStart: async (deps) => {
      if (!deps.env.SETU_DEMO) await deps.write(({ rates }) => rates.putMissing(bundledRates));
      return undefined;
    },
  });
