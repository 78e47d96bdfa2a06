import { z } from 'zod';
import { type Env, readEnv } from '../config.js';
import { filesystemObjects } from './filesystem.js';
import type { ObjectStore } from './object-store.js';
import { traced } from './traced.js';

const s3Shape = {
  S3_ENDPOINT: z.url(),
  S3_ACCESS_KEY: z.string(),
  S3_SECRET_KEY: z.string(),
  S3_BUCKET: z.string().min(3),
  S3_REGION: z.string().default('us-east-1'),
  /** The CA certificates (PEM) that must have signed the store's certificate, if Node does not trust its CA. */
  S3_CA_FILE: z.string().optional(),
};

/**
 * Opens the object store: S3 if `S3_ENDPOINT` is set (with `S3_ACCESS_KEY`, `S3_SECRET_KEY`, `S3_BUCKET`, `S3_REGION`,
 * `S3_CA_FILE`), otherwise files below `OBJECTS_DIR`.
 */
export const openObjects = async (env: Env): Promise<ObjectStore> => traced(await openPlain(env));

async function openPlain(env: Env): Promise<ObjectStore> {
  if (env.S3_ENDPOINT) {
    // The S3 client takes much of the start-up time, so it is loaded only when needed.
    const { s3Objects } = await import('./s3.js');
    const s3 = readEnv(s3Shape, env);
    return s3Objects({
      endpoint: s3.S3_ENDPOINT,
      accessKey: s3.S3_ACCESS_KEY,
      secretKey: s3.S3_SECRET_KEY,
      bucket: s3.S3_BUCKET,
      region: s3.S3_REGION,
      caFile: s3.S3_CA_FILE,
    });
  }
  const { OBJECTS_DIR } = readEnv({ OBJECTS_DIR: z.string() }, env);
  return filesystemObjects({ dir: OBJECTS_DIR });
}
