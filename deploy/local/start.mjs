import { mkdirSync } from 'node:fs';
import { buildWeb, checkNode, compileServers, generate, installProduct } from './build.mjs';
import { Explained, explain } from './explained.mjs';
import { portFrom, readFlags } from './flags.mjs';
import { removeData } from './fresh.mjs';
import { takeLock } from './lock.mjs';
import { dataDirFrom, dataPaths } from './paths.mjs';
import { mustBeFree } from './ports.mjs';
import { secondsSince, step } from './steps.mjs';
import { welcome } from './welcome.mjs';
import { startWorld } from './world.mjs';

const known = {
  usage: 'npm start -- [flags]   (settings: PORT, DATA_DIR, DATABASE_URL, NATS_URL, S3_ENDPOINT …: deploy/SETTINGS.md)',
  flags: {
    fresh: { about: 'start from scratch: delete the embedded database, files and secrets of DATA_DIR' },
    real: { about: 'run with a real NATS and MinIO (npm run tools), data in .data/real' },
    verbose: { about: 'show every log line of every process, not only warnings' },
  },
};

const began = performance.now();
/** @type {(() => Promise<void>) | undefined} */
let stop;
let firstSignal = 0;

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => void end());
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

try {
  const { flags, rest } = readFlags(process.argv.slice(2), known);
  if (rest.length > 0)
    throw new Explained(`"${rest.join(' ')}" is not a flag. Flags begin with two dashes: npm start -- --fresh`);
  await start(flags);
} catch (error) {
  if (firstSignal) await stop?.();
  else explain(error);
  process.exit(firstSignal ? 0 : 1);
}

/** @param {{ fresh?: string, real?: string, verbose?: string }} flags */
async function start(flags) {
  checkNode();
  const port = portFrom('PORT', process.env.PORT, 8080);
  const dataDir = dataDirFrom(process.env.DATA_DIR || (flags.real && '.data/real'));
  mkdirSync(dataDir, { recursive: true });
  const unlock = takeLock(dataPaths(dataDir).lock, dataDir);
  process.once('exit', unlock);
  await mustBeFree(port);
  if (flags.fresh) await fresh(dataDir);
  await installProduct();
  await generate();
  const made = { compiled: compileServers({ into: ['bundles'] }), web: buildWeb() };
  const verbose = Boolean(flags.verbose);
  const real = Boolean(flags.real);
  const world = await startWorld({ port, dataDir, real, verbose, made, log: warn, onBegin: (way) => (stop = way) });
  process.stdout.write(welcome(world, { took: secondsSince(began), logs: dataPaths(dataDir).logs }));
}

/** @param {string} dataDir */
async function fresh(dataDir) {
  await step('Earlier data removed', () => removeData(dataDir));
  if (process.env.DATABASE_URL) warn('--fresh does not change the database of DATABASE_URL');
}

/** @param {string} text */
function warn(text) {
  process.stderr.write(`  ! ${text}\n`);
}

/**
 * Stops everything in order on the first signal. A later signal exits immediately. Under npm, Ctrl-C arrives twice
 * (from the terminal and from npm) but counts once.
 */
async function end() {
  const now = performance.now();
  if (!stop) process.exit(130);
  if (firstSignal && now - firstSignal < 1000) return;
  if (firstSignal) process.exit(1);
  firstSignal = now;
  process.stdout.write('\nStopping …\n');
  await stop();
  process.stdout.write('Stopped.\n');
  process.exit(0);
}
