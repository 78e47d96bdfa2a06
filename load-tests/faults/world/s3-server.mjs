import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { standInKeys } from '../../../deploy/checks/s3-stand-in.mjs';
import { startEngine } from '../../../deploy/local/engine.mjs';
import { startMinio } from '../../../deploy/local/minio-server.mjs';
import { findMinio } from '../../../deploy/local/programs.mjs';

/** @typedef {Awaited<ReturnType<typeof startS3>>} S3 */

/**
 * Starts an S3 server in a separate process: MinIO if the machine has it, otherwise the server that the tests use.
 * @param {{ port: number, folder: string, logFile: string }} place
 */
export async function startS3({ port, folder, logFile }) {
  const minio = findMinio();
  if (minio) return startMinio({ program: minio, port, folder, logFile, password: 'setu-faults-only' });
  mkdirSync(folder, { recursive: true });
  const url = `http://127.0.0.1:${port}`;
  const main = fileURLToPath(new URL('s3-main.mjs', import.meta.url));
  const args = [main, folder, String(port)];
  const engine = await startEngine({
    name: 'The S3 server',
    program: process.execPath,
    args,
    logFile,
    answers: () => answers(url),
  });
  const { accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY } = standInKeys;
  const env = { S3_ENDPOINT: url, S3_ACCESS_KEY, S3_SECRET_KEY, S3_BUCKET: 'setu-files' };
  return { ...engine, url, env };
}

/** @param {string} url @returns {Promise<boolean>} */
const answers = (url) =>
  fetch(url, { signal: AbortSignal.timeout(1000) }).then(
    () => true,
    () => false,
  );
