import { mkdirSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { buildWeb, compileServers, generate } from '../../deploy/local/build.mjs';
import { inRoot } from '../../deploy/local/paths.mjs';
import { freePort } from '../../deploy/local/ports.mjs';
import { startWorld } from '../../deploy/local/world.mjs';

/**
 * Builds and starts a separate demo world in a folder. A relative folder is created under .data.
 * Calls `onBegin` with the stop function before it starts anything.
 * @param {string} folder
 * @param {(stop: () => Promise<void>) => void} onBegin
 * @param {Record<string, string>} [settings] in addition to the quiet defaults
 */
export async function startBenchWorld(folder, onBegin, settings = {}) {
  await generate();
  await compileServers();
  await buildWeb();
  const dataDir = isAbsolute(folder) ? folder : inRoot(`.data/${folder}`);
  mkdirSync(dataDir, { recursive: true });
  const quiet = { SETU_DEMO: '1', FX_FEED_URL: 'off', LOG_LEVEL: 'warn', PUBLIC_ORIGIN: '' };
  const port = await freePort();
  const world = await startWorld({ port, dataDir, env: { ...process.env, ...quiet, ...settings }, onBegin });
  return { ...world, url: `http://127.0.0.1:${port}`, dataDir };
}
