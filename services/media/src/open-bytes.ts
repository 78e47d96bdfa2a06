import { mkdir } from 'node:fs/promises';
import { openObjects } from '@setu/kit/objects';
import type { Env, OpenedEdge } from '@setu/kit/process';
import { demoBytes } from './demo-bytes.js';
import type { Bytes, ServiceDeps } from './deps.js';
import { listen } from './http/listen.js';
import { openLibrary } from './library/library.js';
import { openWorkshop } from './pictures/workshop.js';

/** The address of the internal listener for bytes. */
export interface Listening {
  httpAddress: string;
}

/** Opens the object store from the environment, the picture rendering and the internal listener that uses both. */
export async function openBytes(deps: ServiceDeps, storeEnv: Env): Promise<OpenedEdge<Bytes & Listening>> {
  const objects = await openObjects(storeEnv);
  const workshop = openWorkshop();
  const library = openLibrary({
    objects,
    workshop,
    produce: demoBytes,
    made: ({ id }, size) => deps.autocommit.files.setMade({ id, size }),
  });
  const bytes = { objects, workshop, library };
  await mkdir(deps.env.MEDIA_TEMP_DIR, { recursive: true, mode: 0o700 });
  const http = await listen({ ...deps, edge: bytes });
  return { edge: { ...bytes, httpAddress: http.address }, close: http.close };
}
