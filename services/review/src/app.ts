import type { Env, Parts } from '@setu/kit/process';
import { withDeps } from '@setu/kit/rpc';
import { defineService, startService } from '@setu/kit/service';
import { applicationRpcs } from './applications/rpc/index.js';
import { auditRpcs } from './audit/rpc/index.js';
import { config } from './config.js';
import { consumers } from './consumers/index.js';
import { discussionRpcs } from './discussions/rpc/index.js';
import { forgetContacts } from './jobs/forget-contacts.js';
import { migrations } from './migrations/index.js';
import { translatorOf } from './provider/provider.js';
import { queueRpcs } from './queues/rpc/index.js';
import { reviewRpcs } from './reviews/rpc/index.js';
import { served } from './served.js';
import { stores } from './store/index.js';
import { translationRpcs } from './translations/rpc/index.js';

/** What the service consists of. `start` runs it; the simulation runs the same parts on its own clock and network. */
export const definition = defineService({
  name: 'review',
  service: served,
  migrations,
  stores,
  extraEnv: config,
  edge: async ({ env: settings }) => ({ edge: { translate: translatorOf(settings) } }),
  handlers: (deps) =>
    withDeps(
      {
        ...{ ...auditRpcs, ...reviewRpcs, ...translationRpcs },
        ...{ ...discussionRpcs, ...applicationRpcs, ...queueRpcs },
      },
      deps,
    ),
  consumers: () => consumers,
  tasks: (deps) => [forgetContacts(deps)],
  demo: async (deps) => (await import('./demo.js')).loadDemo(deps),
});

/** Starts the service with the settings of the environment. Returns its address and a function to close it. */
export const start = (env: Env, parts: Parts = {}) => startService(definition, env, parts);
