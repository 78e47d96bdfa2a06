import type { Env, Parts } from '@setu/kit/process';
import { withDeps } from '@setu/kit/rpc';
import { startService } from '@setu/kit/service';
import { config } from './config.js';
import { consumers } from './consumers/index.js';
import { drawAhead } from './demo-drawings.js';
import { fileRpcs } from './files/rpc/index.js';
import { stores } from './files/store/index.js';
import { collectGarbage } from './jobs/collect-garbage.js';
import { measurePictures } from './jobs/measure-pictures.js';
import { migrations } from './migrations/index.js';
import { openBytes } from './open-bytes.js';
import { ownDataRpcs } from './own-data/rpc/index.js';
import { served } from './served.js';

/**
 * Starts the service with the settings of the environment. Returns its address, `deps` with the byte stores, and a
 * function to close it.
 */
export const start = (env: Env, parts: Parts = {}) =>
  startService(
    {
      name: 'media',
      service: served,
      migrations,
      stores,
      extraEnv: config,
      edge: (deps) => openBytes(deps, env),
      handlers: (deps) => withDeps({ ...fileRpcs, ...ownDataRpcs }, deps),
      consumers,
      tasks: (deps) => [
        { name: 'media.collect-garbage', cron: '11 * * * *', run: (_, { signal }) => collectGarbage(deps, signal) },
        { name: 'media.draw-ahead', atStart: true, maxAttempts: 3, run: (_, { signal }) => drawAhead(deps, signal) },
        { name: 'media.measure-pictures', atStart: true, run: (_, { signal }) => measurePictures(deps, signal) },
      ],
      demo: async (deps) => (await import('./demo.js')).loadDemo(deps),
    },
    env,
    parts,
  );
