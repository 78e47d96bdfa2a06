import { mkdirSync } from 'node:fs';
import { startEngine } from './engine.mjs';

/** @typedef {Awaited<ReturnType<typeof startMinio>>} Minio */

const user = 'setu';
const answerMs = 1_000;

/**
 * Starts a MinIO server on this machine, without its web console. It stores its objects in one folder.
 * @param {{ program: string, port: number, folder: string, logFile: string, password: string }} place
 */
export async function startMinio({ program, port, folder, logFile, password }) {
  mkdirSync(folder, { recursive: true });
  const url = `http://127.0.0.1:${port}`;
  const engine = await startEngine({
    name: 'MinIO',
    program,
    args: ['server', '--quiet', '--address', `127.0.0.1:${port}`, folder],
    env: { MINIO_ROOT_USER: user, MINIO_ROOT_PASSWORD: password, MINIO_BROWSER: 'off', MINIO_UPDATE: 'off' },
    logFile,
    answers: () => acceptsCalls(url),
  });
  const env = { S3_ENDPOINT: url, S3_ACCESS_KEY: user, S3_SECRET_KEY: password, S3_BUCKET: 'setu-files' };
  return { ...engine, url, env };
}

/**
 * Returns whether MinIO accepts calls. Its health check succeeds too early, so this sends an anonymous request, which
 * MinIO refuses only once it is ready. @param {string} url @returns {Promise<boolean>}
 */
const acceptsCalls = (url) =>
  fetch(`${url}/`, { signal: AbortSignal.timeout(answerMs) }).then(
    ({ status }) => status < 500,
    () => false,
  );
