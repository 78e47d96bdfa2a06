import { join } from 'node:path';
import { Explained } from './explained.mjs';
import { startMinio } from './minio-server.mjs';
import { startNats } from './nats-server.mjs';
import { dataPaths } from './paths.mjs';
import { freePorts } from './ports.mjs';
import { findMinio, findNatsServer } from './programs.mjs';
import { versionOf } from './tools-folder.mjs';

/** @typedef {{ versions: string, env: Record<string, string>, stop: () => Promise<unknown> }} RealStores */

/**
 * Starts NATS and MinIO for one installation, instead of the bus in Postgres and files in a folder. Both are restarted
 * when they die and end with the installation. Postgres does not change, because the embedded one is a full Postgres
 * server.
 * @param {{ dataDir: string, password: string, say: (text: string) => void }} options
 * @returns {Promise<RealStores>} `env`: the settings with which services connect to them
 */
export async function startRealStores({ dataDir, password, say }) {
  const [natsProgram, minioProgram] = [findNatsServer(), findMinio()];
  if (!natsProgram || !minioProgram) throw missing({ 'nats-server': natsProgram, minio: minioProgram });
  const ports = await freePorts(['nats', 'minio']);
  const paths = dataPaths(dataDir);
  const logOf = (/** @type {string} */ name) => join(paths.logs, `${name}.log`);
  const nats = await startNats({
    ...{ program: natsProgram, port: ports.nats, store: paths.nats },
    ...{ password, logFile: logOf('nats') },
  });
  try {
    const minio = await startMinio({
      ...{ program: minioProgram, port: ports.minio, folder: paths.minio },
      ...{ password, logFile: logOf('minio') },
    });
    for (const engine of [nats, minio]) void engine.watch(say);
    return {
      versions: `NATS ${versionOf(natsProgram)}, MinIO ${versionOf(minioProgram)}`,
      env: { NATS_URL: nats.url, ...minio.env },
      stop: () => Promise.all([nats.stop(), minio.stop()]),
    };
  } catch (error) {
    await nats.stop();
    throw error;
  }
}

/** @param {Record<string, string | undefined>} programs */
function missing(programs) {
  const names = Object.keys(programs).filter((name) => !programs[name]);
  return new Explained(
    `--real needs ${names.join(' and ')}, which this machine lacks. Install them: npm run tools -- nats minio`,
  );
}
