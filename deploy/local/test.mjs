import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { checkNode, compileServers, generate, install } from './build.mjs';
import { changedPackages } from './changed.mjs';
import { explain } from './explained.mjs';
import { inRoot } from './paths.mjs';
import { postgresAccount } from './postgres-account.mjs';
import { findPostgres } from './postgres-binaries.mjs';
import { findChromium, findChromiumShell, findMinio, findNatsServer, findPromtool } from './programs.mjs';
import { closingLine, nothing } from './tally.mjs';
import { checked, checks, checkTypes, joined, journeys, suites, webBuild } from './test-steps.mjs';
import { versionOf } from './tools-folder.mjs';

/** Programs that a machine may lack: the tests that are skipped without them, and how to get them. */
const wanted = [
  {
    name: 'nats-server',
    path: findNatsServer(),
    left: 'the event bus over a real NATS',
    get: 'apt-get install nats-server',
  },
  {
    name: 'chromium',
    path: findChromium(),
    left: 'the journeys in a browser and the accessibility of every screen',
    get: 'apt-get install --no-install-recommends chromium-headless-shell fonts-dejavu-core, or CHROMIUM_PATH=/path/to/chromium',
  },
  {
    name: 'chromium-headless-shell',
    path: findChromiumShell(),
    left: 'the comparison of screens with their screenshots, which were taken with it',
    get: 'apt-get install --no-install-recommends chromium-headless-shell',
  },
  {
    name: 'minio',
    path: findMinio(),
    left: 'files in a real MinIO (an npm substitute runs the same tests)',
    get: 'npm run tools -- minio',
    optional: true,
  },
  {
    name: 'promtool',
    path: findPromtool(),
    left: 'whether the alerts fire when they should',
    get: 'npm run tools -- promtool',
    optional: true,
  },
];

const { values, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean' },
    full: { type: 'boolean' },
    extended: { type: 'boolean' },
    rest: { type: 'boolean' },
  },
});
const inCi = /^(1|true)$/i.test(process.env.CI ?? '');

try {
  const { tally, output } = await run();
  if (tally.failed > 0 || tally.passed === 0) process.exitCode = 1;
  process.stdout.write(`${output}\n${closingLine(tally)}\n`);
} catch (error) {
  explain(error);
  process.stdout.write(`\n${closingLine({ ...nothing(), failed: 1 })}\n`);
}

/**
 * Runs the checks, the quick suites and the quick journeys. `--rest` runs what CI adds to them: the long suites, a sample
 * of the sweeps, the suites on real engines and the other journeys. `--extended` runs everything that is not quick, and
 * `--full` everything (deploy/checks/suite-files.ts).
 * With filters, only the suites whose path matches run. With `--changed`, only the suites run that the changes since a
 * commit can affect: the given commit, or the last one.
 */
async function run() {
  checkNode();
  await install();
  await generate();
  // Some tests start the compiled processes.
  await compileServers();
  mkdirSync(inRoot('test-results'), { recursive: true });
  const kind =
    values.full || filters.length > 0 ? 'full' : values.extended ? 'extended' : values.rest ? 'rest' : 'quick';
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, ...found(), SETU_SUITES: kind };
  process.stdout.write(`  Engines: ${engines()}\n`);
  if (values.changed) {
    const types = await checked([{ title: 'Sources and tests have no type errors', work: checkTypes }]);
    const [since = 'HEAD'] = filters;
    const related = [`--changed=${since}`, ...changedPackages(since)];
    return joined([types, await suites({ ...env, SETU_SUITES: 'quick' }, related, false)]);
  }
  if (filters.length > 0) return suites(env, filters, false);
  const isWhole = kind === 'full' || kind === 'quick';
  const parts = await Promise.all((isWhole ? checks : [[webBuild]]).map(checked));
  const canWalk = env.CHROMIUM_PATH && existsSync(inRoot('web/dist/index.html'));
  // Every file of the rest starts whole servers, and the faults of the engines are timed in seconds.
  parts.push(await suites(env, kind === 'rest' ? ['--maxWorkers=3'] : [], inCi));
  if (kind === 'rest') parts.push(await suites({ ...env, SETU_SUITES: 'engines' }, ['--maxWorkers=2'], inCi));
  if (canWalk) parts.push(await journeys(env));
  return joined([...parts, { tally: leftOut(), output: '' }]);
}

/** @returns {Record<string, string>} the paths of the programs, for the suites that run them */
function found() {
  const [nats, chromium] = wanted.map(({ path }) => path);
  const path = [nats ? dirname(nats) : '', process.env.PATH ?? ''].filter(Boolean).join(delimiter);
  return { PATH: path, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) };
}

/** Returns the programs that the suites run against, with their versions. */
function engines() {
  const [nats, minio, promtool] = [findNatsServer(), findMinio(), findPromtool()];
  const postgres = process.env.SETU_TEST_DATABASE_URL
    ? 'of SETU_TEST_DATABASE_URL'
    : findPostgres(postgresAccount()).major;
  return [
    `Postgres ${postgres}`,
    nats ? `nats-server ${versionOf(nats)}` : 'no nats-server',
    minio ? `MinIO ${versionOf(minio)}` : 'no MinIO',
    promtool ? `promtool ${versionOf(promtool)}` : 'no promtool',
  ].join(', ');
}

/** Prints what could not run here. Under CI that is a failure, except for programs with a substitute. */
function leftOut() {
  const missing = wanted.filter(({ path }) => !path);
  for (const { name, left, get } of missing) {
    process.stdout.write(`\n  Skipped without ${name}: ${left}.\n  To include it: ${get}\n`);
  }
  return inCi ? { ...nothing(), failed: missing.filter(({ optional }) => !optional).length } : nothing();
}
