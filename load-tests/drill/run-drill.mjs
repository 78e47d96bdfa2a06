import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildWeb, compileServers, generate } from '../../deploy/local/build.mjs';
import { withClient } from '../../deploy/local/embedded-postgres.mjs';
import { Explained } from '../../deploy/local/explained.mjs';
import { readFlags } from '../../deploy/local/flags.mjs';
import { removeData } from '../../deploy/local/fresh.mjs';
import { takeLock } from '../../deploy/local/lock.mjs';
import { dataDirFrom, dataPaths, inRoot } from '../../deploy/local/paths.mjs';
import { readSecrets } from '../../deploy/local/secrets.mjs';
import { services } from '../../deploy/local/service-names.mjs';
import { step } from '../../deploy/local/steps.mjs';
import { now, openHistory } from '../faults/load/history.mjs';
import { openPeople } from '../faults/load/people.mjs';
import { openCluster } from './cluster.mjs';
import { judgeRestored } from './judge.mjs';
import { openStack } from './stack.mjs';

/** @typedef {import('./cluster.mjs').Cluster} Cluster */
/** @typedef {import('./stack.mjs').Stack} Stack */

const known = {
  usage:
    'npm run drill -- [flags]   (backs up a running Setu, destroys it, restores it to an empty stack and checks for lost data)',
  flags: {
    seconds: { about: 'how long users work after the base backup, in seconds, 120 by default', value: true },
    seed: { about: 'a number; the same seed repeats the same user actions', value: true },
  },
};

const beforeBackupMs = 5_000;
const betweenMirrorsMs = 30_000;
/** The promised limits in ms: the duration of the restore, and the period whose data may be lost. */
const promises = { restored: 600_000, lost: 300_000 };

/** Runs the drill in DATA_DIR (.data/drill), prints its report and stops everything at the end. */
export async function runDrill() {
  const chosen = settings();
  await generate();
  await compileServers();
  await buildWeb();
  await drill(chosen);
}

/** Runs the drill without building first. @param {{ seconds: number, seed: number }} chosen */
export async function drill({ seconds, seed }) {
  const dataDir = dataDirFrom(process.env.DATA_DIR || '.data/drill');
  const paths = dataPaths(dataDir);
  mkdirSync(dataDir, { recursive: true });
  const unlock = takeLock(paths.lock, dataDir);
  const mirror = join(dataDir, 'mirror');
  await removeData(dataDir);
  rmSync(mirror, { recursive: true, force: true });
  mkdirSync(paths.logs, { recursive: true });
  const { postgres: password } = readSecrets(paths.secrets, [...services, 'bus']);
  const cluster = openCluster({ dataDir, password, logFile: join(paths.logs, 'postgres.log') });
  const stack = await openStack({ dataDir, mirror, databaseUrl: cluster.url, say: () => {} });
  const end = async () => {
    await stack.stop();
    await cluster.stop();
    cluster.forget();
    unlock();
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => void end().finally(() => process.exit(130)));
  try {
    await step('Postgres with a WAL archive', cluster.create);
    await step('Stores', stack.startStores);
    await stack.startServices();
    const lived = await live({ cluster, stack, seed, seconds });
    const restored = await restore({ cluster, stack, moment: lived.mirrored });
    const report = await judgeRestored({ ...lived, ...restored, cluster, stack, promises });
    writeReport(report.lines, { seed, seconds, ...report.figures });
    if (!report.holds) throw new Explained(`At least one promise was broken. The logs: ${paths.logs}`);
  } finally {
    await step('Stopped', end);
  }
}

function settings() {
  const { flags } = readFlags(process.argv.slice(2), known);
  const number = (/** @type {'seed' | 'seconds'} */ name, /** @type {number} */ fallback) => {
    const value = Number(flags[name] ?? fallback);
    if (Number.isInteger(value) && value > 0) return value;
    throw new Explained(`--${name} ${flags[name]} is not an integer above zero.`);
  };
  return { seconds: number('seconds', 120), seed: number('seed', 1) };
}

/**
 * Runs the work of the users and meanwhile makes the base backup and the mirrors of the objects. Then destroys
 * everything in the middle of the work.
 * @param {{ cluster: Cluster, stack: Stack, seed: number, seconds: number }} options
 */
async function live({ cluster, stack, seed, seconds }) {
  const history = openHistory();
  const { demoPassword: password } = await import('@setu/demo-world');
  const people = await step('Users signed in', () => openPeople({ origins: [stack.origin], history, seed, password }));
  history.begins('work');
  let over = false;
  const working = people.work(() => over);
  await sleep(beforeBackupMs);
  await step('Base backup while users work', cluster.backUp);
  let mirrored = new Date();
  const deadline = performance.now() + seconds * 1000;
  while (performance.now() < deadline) {
    mirrored = await step('Objects mirrored', async ({ note }) => {
      const { began, copied, kept, bytes } = await stack.mirrorOut();
      note(`${copied} copied (${bytes} bytes), ${kept} there`);
      return new Date(began);
    });
    await sleep(Math.min(betweenMirrorsMs, Math.max(0, deadline - performance.now())));
  }
  const burnt = new Date();
  await step('Everything destroyed', () => Promise.all([cluster.destroy(), stack.destroy()]));
  over = true;
  people.leave();
  await step('The last calls aborted', () => working);
  people.comeBack();
  return { history, people, password, mirrored, burnt, clock: Date.now() - now() };
}

/**
 * Restores to an empty stack: the database to the moment of the last complete mirror, and the objects from that mirror.
 * Then ends all sessions and starts the services.
 * @param {{ cluster: Cluster, stack: Stack, moment: Date }} options
 */
async function restore({ cluster, stack, moment }) {
  const began = performance.now();
  const target = await step('Database restored', () => cluster.restore(moment));
  await step('Stores, empty', stack.startStores);
  await step('Objects from the mirror', stack.mirrorBack);
  await withClient(cluster.url(), (client) => client.query('delete from setu_identity.session'));
  await stack.startServices();
  const took = performance.now() - began;
  return { took, to: target ?? (await lastPublished(cluster.url())) };
}

/**
 * Returns the time of the newest event in any outbox. This is used if the archive ended before the mirror did.
 * @param {string} url
 * @returns {Promise<Date>}
 */
const lastPublished = (url) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      services.map((name) => `select max(occurred_at) as at from setu_${name}.outbox`).join(' union all '),
    );
    return new Date(Math.max(...rows.map(({ at }) => Number(at ?? 0))));
  });

/** @param {string[]} lines @param {object} figures */
function writeReport(lines, figures) {
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
  const file = inRoot('test-results/drill.json');
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, JSON.stringify(figures, null, 2));
}
