import { mkdirSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { buildWeb, checkNode, generate, install } from './build.mjs';
import { explain } from './explained.mjs';
import { inRoot } from './paths.mjs';
import { findChromium, findNatsServer } from './programs.mjs';
import { closingLine, nothing, sum } from './tally.mjs';
import { check, checkBudget, checks, journeys, suites } from './test-steps.mjs';

/** What a machine may lack: what is left out then, and how to get it. */
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
    get: 'apt-get install --no-install-recommends chromium fonts-dejavu-core, or CHROMIUM_PATH=/path/to/chromium',
  },
];

const filters = process.argv.slice(2);
const inCi = /^(1|true)$/i.test(process.env.CI ?? '');

try {
  const tally = await run();
  if (tally.failed > 0 || tally.passed === 0) process.exitCode = 1;
  process.stdout.write(`\n${closingLine(tally)}\n`);
} catch (error) {
  explain(error);
  process.stdout.write(`\n${closingLine({ ...nothing(), failed: 1 })}\n`);
}

/** Everything, or with filters only the suites whose path matches. */
async function run() {
  checkNode();
  await install();
  await generate();
  mkdirSync(inRoot('test-results'), { recursive: true });
  const env = { ...process.env, ...found() };
  if (filters.length > 0) return suites(env, filters);
  let tally = nothing();
  for (const { title, work } of checks) tally = sum(tally, await check(title, work));
  const web = await check('The web app builds', buildWeb);
  tally = sum(tally, web);
  if (web.failed === 0) tally = sum(tally, await check('The web app keeps to its sizes', checkBudget));
  tally = sum(tally, await suites(env, []));
  if (env.CHROMIUM_PATH && web.failed === 0) tally = sum(tally, await journeys(env));
  return sum(tally, leftOut());
}

/** @returns {Record<string, string>} where the programs are, for the suites that run them */
function found() {
  const [nats, chromium] = wanted.map(({ path }) => path);
  const path = [nats ? dirname(nats) : '', process.env.PATH ?? ''].filter(Boolean).join(delimiter);
  return { PATH: path, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) };
}

/** Says what could not run here; under CI that is a failure, for nothing may be skipped there. */
function leftOut() {
  const missing = wanted.filter(({ path }) => !path);
  for (const { name, left, get } of missing) {
    process.stdout.write(`\n  Left out without ${name}: ${left}.\n  To include it: ${get}\n`);
  }
  return inCi ? { ...nothing(), failed: missing.length } : nothing();
}
