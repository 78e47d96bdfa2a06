import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildWeb, compileServers, generate } from '../../deploy/local/build.mjs';
import { Explained } from '../../deploy/local/explained.mjs';
import { readFlags } from '../../deploy/local/flags.mjs';
import { dataDirFrom, inRoot } from '../../deploy/local/paths.mjs';
import { findNatsServer } from '../../deploy/local/programs.mjs';
import { step } from '../../deploy/local/steps.mjs';
import { gather } from './check/gather.mjs';
import { checkNotices } from './check/notices.mjs';
import { tables } from './check/tables.mjs';
import { judge } from './check/verdict.mjs';
import { checkWrites } from './check/writes.mjs';
import { inject } from './inject.mjs';
import { now, openHistory } from './load/history.mjs';
import { openPeople } from './load/people.mjs';
import { timesByRegion } from './region-times.mjs';
import { report } from './report.mjs';
import { fullCampaign, longCampaign, regionsCampaign, shortCampaign } from './schedule.mjs';
import { findFaketime } from './world/clocks.mjs';
import { startWorld } from './world/start-world.mjs';

const known = {
  usage: 'npm run faults -- [flags]   (kills, freezes and empties every part under load, then checks for lost data)',
  flags: {
    seed: { about: 'a number; the same seed repeats the order of the faults', value: true },
    short: { about: 'one process killed and the bus emptied, as in npm test' },
    long: {
      about: '70 processes killed, each connection disturbed in four ways, a full disk, wrong clocks: about 45 minutes',
    },
    regions: {
      about: 'two regions, 120 ms apart: the second one has a BFF and six services ("services") or only a BFF ("bff")',
      value: true,
    },
    margin: { about: 'milliseconds that a busy machine may add to an answer, 1000 by default', value: true },
    only: { about: 'only faults whose name contains this text', value: true },
  },
};

const calmMs = 3_000;
const settleMs = 60_000;
/** How long data needs between two regions and back, in ms: about as long as between Moscow and Mumbai. */
const farMs = 120;

/**
 * Starts the test environment of DATA_DIR (.data/faults), injects faults under load, judges and prints the results.
 * Stops everything at the end, on Ctrl-C too.
 */
export async function runFaults() {
  const began = performance.now();
  const { seed, form, has, margin, only } = settings();
  process.stdout.write(`  seed ${seed}\n`);
  /** @type {(() => Promise<void>) | undefined} */
  let stop;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => void Promise.resolve(stop?.()).finally(() => process.exit(130)));
  try {
    await generate();
    await compileServers();
    await buildWeb();
    const natsProgram = findNatsServer();
    if (!natsProgram)
      process.stdout.write(
        '  Skipped without nats-server: the faults of NATS. To include them: apt-get install nats-server\n',
      );
    const dataDir = dataDirFrom(process.env.DATA_DIR || '.data/faults');
    const world = await startWorld({
      dataDir,
      natsProgram,
      full: form === longCampaign,
      ...(has && { far: { ms: farMs, has } }),
      say: () => {},
      onBegin: (way) => (stop = way),
    });
    const there = {
      nats: natsProgram !== undefined,
      disk: world.disk !== undefined,
      clocks: findFaketime() !== undefined,
      far: has,
    };
    if (form === longCampaign) process.stdout.write(leftOut(there));
    const schedule = form(seed, there);
    const verdict = await campaign(world, {
      seed,
      margin,
      schedule: schedule.filter(({ name }) => name.includes(only)),
    });
    if (form === regionsCampaign) process.stdout.write(timesByRegion(verdict.calls, verdict.windows));
    process.stdout.write(report(verdict.judged, { seed, margin, busy: verdict.busy, took: performance.now() - began }));
    if (!verdict.judged.holds) throw new Explained(`At least one promise was broken. The logs: ${world.logs}`);
  } finally {
    await step('Stopped', async () => stop?.());
  }
}

/**
 * Lists the faults of the extended campaign that this machine cannot produce.
 * @param {{ disk: boolean, clocks: boolean }} there
 */
const leftOut = ({ disk, clocks }) =>
  [
    disk ? '' : '  Skipped: the full disk. Only root can mount a small one.\n',
    clocks ? '' : '  Skipped: wrong clocks. To include them: apt-get install faketime\n',
  ].join('');

/** @param {string | undefined} regions @returns {import('./world/far-region.mjs').InFar | undefined} */
function hasOf(regions) {
  if (regions === undefined || regions === 'services' || regions === 'bff') return regions;
  throw new Explained(`--regions ${regions} is neither services nor bff.`);
}

function settings() {
  const { flags } = readFlags(process.argv.slice(2), known);
  const number = (/** @type {'seed' | 'margin'} */ name, /** @type {number} */ fallback) => {
    const value = Number(flags[name] ?? fallback);
    if (Number.isInteger(value) && value >= 0) return value;
    throw new Explained(`--${name} ${flags[name]} is not an integer.`);
  };
  const other = flags.regions ? regionsCampaign : fullCampaign;
  const form = flags.short ? shortCampaign : flags.long ? longCampaign : other;
  const seed = number('seed', Date.now() % 1_000_000);
  return { seed, margin: number('margin', 1_000), form, has: hasOf(flags.regions), only: flags.only ?? '' };
}

/**
 * Runs the work of the users and one fault after the other, waits until everything has settled, and judges the results.
 * @param {import('./world/start-world.mjs').World} world
 * @param {{ seed: number, margin: number, schedule: import('./schedule.mjs').Fault[] }} plan
 */
async function campaign(world, { seed, margin, schedule }) {
  const history = openHistory();
  const { demoPassword } = await import('@setu/demo-world');
  const people = await step('Users signed in', () =>
    openPeople({ origins: world.origins, history, seed, password: demoPassword }),
  );
  let over = false;
  const working = people.work(() => over);
  history.begins('no fault');
  await Promise.race([sleep(calmMs), working]);
  for (const fault of schedule) {
    history.begins(fault.name);
    await step(fault.name, () => Promise.race([inject[fault.kind](world, fault), working]));
    history.isOver();
    await Promise.race([sleep(fault.calmMs), working]);
  }
  over = true;
  await step('The last calls answered', () => working);
  const busy = now() - (history.record.windows[0]?.begin ?? 0);
  history.begins('all read back');
  const { writes } = history.record;
  const state = await step('Read back', () => gather({ named: people.named, writes, ownerUrl: world.ownerUrl }));
  await step('Notifications arrived', () => settled(writes, state, world.ownerUrl));
  const file = inRoot('test-results/faults.json');
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, JSON.stringify({ seed, ...history.record }));
  const { calls, windows } = history.record;
  return { judged: judge(history.record, state, { margin }), busy, calls, windows };
}

/**
 * Waits up to a minute until every notification has arrived and no event is waiting. Then updates `state` from the
 * tables.
 * @param {readonly import('./load/history.mjs').Write[]} writes
 * @param {import('./check/state.mjs').State} state
 * @param {string} ownerUrl
 */
async function settled(writes, state, ownerUrl) {
  for (const deadline = performance.now() + settleMs; performance.now() < deadline; await sleep(500)) {
    Object.assign(state, await tables(ownerUrl));
    const waiting = [...state.waiting.values()].some((count) => count > 0);
    const isMissing = [...checkNotices(writes, state), ...checkWrites(writes, state)].some(
      ({ fault }) => fault === 'notice',
    );
    if (!waiting && !isMissing) return;
  }
}
