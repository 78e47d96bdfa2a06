import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, compileServers, generate, install } from './build.mjs';
import { startFrontServer } from './dev-front.mjs';
import { watchServers } from './dev-watch.mjs';
import { Explained, explain } from './explained.mjs';
import { portFrom, readFlags } from './flags.mjs';
import { removeData } from './fresh.mjs';
import { takeLock } from './lock.mjs';
import { dataDirFrom, dataPaths } from './paths.mjs';
import { freePort, mustBeFree } from './ports.mjs';
import { secondsSince, step } from './steps.mjs';
import { welcome } from './welcome.mjs';
import { startWorld } from './world.mjs';

const known = {
  usage: 'npm run dev -- [flags]   (everything of npm start, rebuilt while you edit; settings: deploy/SETTINGS.md)',
  flags: {
    fresh: { about: 'remove the embedded database, files and secrets of DATA_DIR first' },
    verbose: { about: 'show every log line of every process, not only warnings' },
  },
};

const began = performance.now();
/**
 * The functions that stop what was started, in the order of the starts.
 * @type {(() => unknown)[]}
 */
const started = [];
let isStopping = false;

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => void stop(0));

try {
  const { flags, rest } = readFlags(process.argv.slice(2), known);
  if (rest.length > 0) throw new Explained(`"${rest.join(' ')}" is not a flag. Flags begin with two dashes.`);
  await start(flags);
} catch (error) {
  if (!isStopping) explain(error);
  await stop(1);
}

/** @param {{ fresh?: string, verbose?: string }} flags */
async function start(flags) {
  checkNode();
  const port = portFrom('PORT', process.env.PORT, 8080);
  const dataDir = dataDirFrom(process.env.DATA_DIR);
  mkdirSync(dataDir, { recursive: true });
  process.once('exit', takeLock(dataPaths(dataDir).lock, dataDir));
  await mustBeFree(port);
  if (flags.fresh) await step('Earlier data removed', () => removeData(dataDir));
  await install();
  await generate();
  await compileServers({ into: ['files'] });

  const bffPort = await freePort();
  const webDir = join(dataDir, 'dev-web');
  const front = await step('Web development server', () => startFrontServer({ port, bffPort, webDir }));
  started.push(front.close);
  const world = await startWorld({
    port: bffPort,
    dataDir,
    env: { PUBLIC_ORIGIN: `http://localhost:${port}`, ...process.env, WEB_DIR: webDir, TRUSTED_HOPS: '1' },
    isBundled: false,
    log: note,
    verbose: Boolean(flags.verbose),
    onBegin: (close) => started.push(close),
  });
  watchServers({ watcher: front.watcher, restart: world.restart, say: note });
  process.stdout.write(welcome(world, { took: secondsSince(began), logs: dataPaths(dataDir).logs }));
  process.stdout.write('  Save a file: components are replaced in the page, services and BFF restart.\n\n');
}

/** @param {string} text */
function note(text) {
  process.stderr.write(`  ${text}\n`);
}

/**
 * Stops everything in reverse order and ends the process. A second signal ends it immediately.
 * @param {number} code
 */
async function stop(code) {
  if (isStopping) process.exit(1);
  isStopping = true;
  for (const close of started.reverse()) await close();
  process.exit(code);
}
