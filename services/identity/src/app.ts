import { openedWith } from '@setu/kit/db';
import { type Env, type Parts, startService } from '@setu/kit/process';
import { IdentityService } from '@setu/proto/identity';
import { config } from './config.js';
import { consumers } from './consumers/index.js';
import { loadDemo } from './demo.js';
import { purgeExpired } from './jobs/purge-expired.js';
import { migrations } from './migrations/index.js';
import { openPasswords } from './passwords/passwords.js';
import { handlers } from './rpc/index.js';
import { lookUpSignal } from './signals/live-signal.js';
import { openSignalHub } from './signals/signal-hub.js';
import { stores } from './store/index.js';

/** Takes the environment; gives the running service. */
export const start = (env: Env, parts: Parts = {}) =>
  startService(
    {
      name: 'identity',
      service: IdentityService,
      migrations,
      stores,
      extraEnv: config,
      edge: async ({ db, ids, read, log }) => {
        const signalHub = openSignalHub();
        await signalHub.start({ url: openedWith(db).url, lookUp: (signal) => lookUpSignal(read, signal), log });
        return { edge: { signalHub, passwords: openPasswords(ids.token()) }, close: signalHub.close };
      },
      handlers,
      consumers,
      jobs: (deps) => [purgeExpired(deps)],
      demo: loadDemo,
    },
    env,
    parts,
  );
