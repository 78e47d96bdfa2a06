import { mkdir } from 'node:fs/promises';
import { openObjects } from '@setu/kit/objects';
import { type Env, startService } from '@setu/kit/process';
import { MediaService } from '@setu/proto/media';
import { config } from './config.js';
import { consumers } from './consumers/index.js';
import { loadDemo } from './demo.js';
import { demoBytes } from './demo-bytes.js';
import type { MediaDeps, ServiceDeps } from './deps.js';
import { listen } from './http/listen.js';
import { collectGarbage } from './jobs/collect-garbage.js';
import { openLibrary } from './library/library.js';
import { migrations } from './migrations/index.js';
import { openWorkshop } from './pictures/workshop.js';
import { handlers } from './rpc/index.js';
import { stores } from './store/index.js';

/** Starts the service on the environment; gives both addresses, `deps` with the edge, and how to close it. */
export async function start(env: Env) {
  const objects = openObjects(env);
  const workshop = openWorkshop();
  const edge = { httpAddress: '' };
  const withEdge = (deps: ServiceDeps): MediaDeps => {
    const made: Parameters<typeof openLibrary>[0]['made'] = ({ id }, size) => deps.read.files.setMade({ id, size });
    return { ...deps, objects, workshop, library: openLibrary({ objects, workshop, produce: demoBytes, made }) };
  };
  let media: MediaDeps | undefined;
  const once = (deps: ServiceDeps): MediaDeps => (media ??= withEdge(deps));

  const running = await startService({
    name: 'media',
    service: MediaService,
    migrations,
    stores,
    env,
    extraEnv: config,
    handlers: (deps) => handlers(once(deps)),
    consumers,
    jobs: (deps) => [
      { name: 'media.collect-garbage', everyMs: 3_600_000, runOnce: (signal) => collectGarbage(once(deps), signal) },
    ],
    demo: loadDemo,
    onStart: async (deps) => {
      await mkdir(deps.env.MEDIA_TEMP_DIR, { recursive: true, mode: 0o700 });
      const http = await listen(once(deps));
      edge.httpAddress = http.address;
      return http;
    },
  });
  return { ...running, deps: once(running.deps), ...edge };
}
