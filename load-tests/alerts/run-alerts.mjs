import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb, compileServers, generate } from '../../deploy/local/build.mjs';
import { Explained } from '../../deploy/local/explained.mjs';
import { readFlags } from '../../deploy/local/flags.mjs';
import { dataDirFrom, inRoot } from '../../deploy/local/paths.mjs';
import { freePort } from '../../deploy/local/ports.mjs';
import { findNatsServer, findPrometheus } from '../../deploy/local/programs.mjs';
import { step } from '../../deploy/local/steps.mjs';
import { seeded } from '../faults/random.mjs';
import { startWorld } from '../faults/world/start-world.mjs';
import { steadyLoad } from './load/steady.mjs';
import { report } from './report.mjs';
import { calm, followAll } from './schedule.mjs';
import { startPrometheus } from './world/prometheus.mjs';
import { revocationList } from './world/revocation-list.mjs';
import { sceneOf } from './world/scene.mjs';

const known = {
  usage:
    'npm run alerts -- [flags]   (triggers each alert, follows its runbook page and proves the fix: about 35 minutes)',
  flags: { only: { about: 'only causes whose name or alerts contain this text', value: true } },
};

const delayMs = 250;

/**
 * Returns settings with low limits, so that a few calls per second reach them.
 * @param {string} lists
 * @returns {(name: string) => Record<string, string>}
 */
function more(lists) {
  // In each second, the BFF allows the first suggestion without asking identity, and asks identity about the second
  // one.
  const bff = { SUGGEST_RATE: '4', SHED_IN_FLIGHT: '12' };
  /** @type {Record<string, Record<string, string>>} */
  const settings = { bff, 'bff-2': bff, request: { DB_ACQUIRE_MS: '5000' }, identity: { SIGNING_CRLS: lists } };
  // A busy machine connects slowly. That does not mean that the database is down.
  return (name) => ({ DB_CONNECT_MS: '5000', ...settings[name] });
}

/**
 * Starts the test environment of DATA_DIR (.data/alerts) and a Prometheus, follows the pages and prints the table.
 * Stops everything at the end, on Ctrl-C too.
 */
export async function runAlerts() {
  const { flags } = readFlags(process.argv.slice(2), known);
  const program = findPrometheus();
  if (!program)
    throw new Explained('Prometheus is not installed on this machine. To get it: npm run tools -- prometheus');
  /** @type {(() => unknown)[]} */
  const closers = [];
  const stop = async () => {
    for (let closer = closers.pop(); closer; closer = closers.pop()) await closer();
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => void stop().finally(() => process.exit(130)));
  try {
    await generate();
    await compileServers();
    await buildWeb();
    const natsProgram = findNatsServer();
    if (!natsProgram)
      process.stdout.write(
        '  Skipped without nats-server: the alerts of the event bus. To include them: apt-get install nats-server\n',
      );
    const scene = await open({ program, natsProgram, closers });
    await step('A calm minute', async ({ note }) => {
      if (!(await calm(scene))) note('there was no calm minute; alerts of slow calls may fire before their cause');
    });
    const rows = await step('Pages followed', () => followAll(scene, { only: flags.only ?? '', onResults: keep }));
    process.stdout.write(`\n${keep(rows)}`);
    if (rows.length === 0) throw new Explained(`No cause or alert contains "${flags.only}".`);
    if (rows.some(({ trouble }) => trouble))
      throw new Explained(`Not every runbook page led to its cause. The logs: ${scene.world.logs}`);
  } finally {
    await step('Stopped', stop);
  }
}

/**
 * Starts the test environment, a Prometheus that watches it, and a light load.
 * @param {{ program: string, natsProgram: string | undefined, closers: (() => unknown)[] }} parts
 */
async function open({ program, natsProgram, closers }) {
  const dataDir = dataDirFrom(process.env.DATA_DIR || '.data/alerts');
  const folder = `${dataDir}-prometheus`;
  mkdirSync(folder, { recursive: true });
  const lists = join(folder, 'authority.crl');
  writeFileSync(lists, revocationList(new Date().getUTCFullYear() + 1));
  const world = await startWorld({
    ...{ dataDir, natsProgram, lines: true, delayMs, more: more(lists), say: () => {} },
    onBegin: (way) => closers.push(way),
  });
  const targets = world.admin;
  const logFile = join(folder, 'prometheus.log');
  const prometheus = await step('Prometheus', async () =>
    startPrometheus({ program, port: await freePort(), folder, logFile, targets }),
  );
  closers.push(prometheus.stop);
  const { demoPassword } = await import('@setu/demo-world');
  const load = await step('A few calls a second', () =>
    steadyLoad({ origins: world.origins, random: seeded(1), password: demoPassword }),
  );
  closers.push(load.stop);
  return sceneOf({ world, prometheus, load, lists });
}

/**
 * Writes the results so far to `test-results/alerts.md`.
 * @param {readonly import('./follow.mjs').Row[]} rows
 * @returns {string} the table
 */
function keep(rows) {
  const table = report(rows);
  mkdirSync(inRoot('test-results'), { recursive: true });
  writeFileSync(inRoot('test-results/alerts.md'), table);
  return table;
}
