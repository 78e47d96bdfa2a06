import { mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Explained } from '../../../deploy/local/explained.mjs';
import { findProgram } from '../../../deploy/local/programs.mjs';
import { spawnTied } from './spawn-tied.mjs';

/** @typedef {Awaited<ReturnType<typeof startS3>>} S3 */

const startMs = 20_000;

/**
 * An S3 in a process of its own: MinIO where the machine has it, else the one the tests use.
 * @param {{ port: number, folder: string, logFile: string }} place
 */
export async function startS3({ port, folder, logFile }) {
  mkdirSync(folder, { recursive: true });
  const minio = findProgram(['minio']);
  const account = minio
    ? { access: 'setu-faults', secret: 'setu-faults-only' }
    : { access: 'S3RVER', secret: 'S3RVER' };
  const [program, ...args] = minio
    ? [minio, 'server', '--quiet', '--address', `127.0.0.1:${port}`, folder]
    : [process.execPath, fileURLToPath(new URL('s3-main.mjs', import.meta.url)), folder, String(port)];
  const env = { MINIO_ROOT_USER: account.access, MINIO_ROOT_PASSWORD: account.secret };
  const child = spawnTied(program ?? '', args, { logFile, env });
  const url = `http://127.0.0.1:${port}`;
  for (const until = performance.now() + startMs; !(await answers(url)); await sleep(50))
    if (performance.now() > until || child.exitCode !== null)
      throw new Explained(`The S3 server does not start; its log: ${logFile}`);
  return {
    name: minio ? 'MinIO' : 's3rver',
    env: { S3_ENDPOINT: url, S3_ACCESS_KEY: account.access, S3_SECRET_KEY: account.secret, S3_BUCKET: 'setu-files' },
    pid: () => child.pid ?? 0,
    kill: () => void child.kill('SIGKILL'),
  };
}

/** @param {string} url @returns {Promise<boolean>} */
const answers = (url) =>
  fetch(url, { signal: AbortSignal.timeout(1000) }).then(
    () => true,
    () => false,
  );
