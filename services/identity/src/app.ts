import { openedWith } from '@setu/kit/db';
import { type Env, startService } from '@setu/kit/process';
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
export const start = (env: Env) => {
  const signalHub = openSignalHub();
  return startService({
    name: 'identity',
    service: IdentityService,
    migrations,
    stores,
    env,
    extraEnv: config,
    handlers: (deps) =>
      handlers({
        ...deps,
        passwords: openPasswords(deps.ids.token()),
        signalHub,
        signInsPerMinute: deps.env.SIGN_IN_PER_MINUTE,
      }),
    consumers,
    jobs: (deps) => [purgeExpired(deps)],
    demo: loadDemo,
    onStart: async ({ db, read, log }) => {
      await signalHub.start({ url: openedWith(db).url, lookUp: (signal) => lookUpSignal(read, signal), log });
      return signalHub;
    },
  });
};
