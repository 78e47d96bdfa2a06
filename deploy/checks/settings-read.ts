import type { z } from 'zod';
import { readConfig } from '../../bff/src/config.js';
import { config as fx } from '../../services/fx/src/config.js';
import { config as identity } from '../../services/identity/src/config.js';
import { readServiceEnv } from '../../services/kit/src/start/service-env.js';
import { config as media } from '../../services/media/src/config.js';

const own: Record<string, z.ZodRawShape> = { identity, media, fx, catalogue: {}, request: {}, review: {} };

/** Read where objects are opened, not with the rest. */
const objectStore = ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_BUCKET', 'S3_REGION', 'OBJECTS_DIR'];

/**
 * Takes a process (a service's name or bff) and its environment, gives the names of the variables it reads;
 * throws where the process would refuse to start.
 */
export function settingsRead(name: string, env: Record<string, string>): string[] {
  if (name === 'bff') return Object.keys(readConfig(env));
  const shape = own[name];
  if (!shape) throw new Error(`there is no process ${name}`);
  const parsed = readServiceEnv(name, shape, env);
  return [...Object.keys(parsed), 'NODE_ENV', ...(name === 'media' ? objectStore : [])];
}
