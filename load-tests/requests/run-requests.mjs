import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { Explained } from '../../deploy/local/explained.mjs';
import { readFlags } from '../../deploy/local/flags.mjs';
import { inRoot } from '../../deploy/local/paths.mjs';
import { step } from '../../deploy/local/steps.mjs';
import { plansOf } from '../bench/plans.mjs';
import { planLines } from '../bench/report.mjs';
import { compareLists } from './compare-lists.mjs';
import { whatIsKnown } from './known.mjs';
import { openRequests } from './open-requests.mjs';
import { requestQuestions } from './questions.mjs';
import { seedMissing, signedInHeaders, startRequestsWorld } from './requests-world.mjs';

const known = {
  usage: 'npm run bench:requests -- [flags]   (measures lists over many requests; data in .data/bench-requests)',
  flags: {
    requests: { about: 'minimum number of requests, 200000 by default; missing ones are seeded', value: true },
    connections: { about: 'concurrent connections, 8 by default', value: true },
    seconds: { about: 'seconds of each measurement, 3 by default', value: true },
  },
};

const emails = {
  broker: 'manager@setu.example',
  customer: 'buyer@volga.example',
  supplier: 'supplier@kaveri.example',
};
/** The highest allowed ratio of a list's time to the sum of the times of its statements and the bare route. */
const maxRatio = 2;

/** @type {(() => Promise<void>) | undefined} */
let stop;

/**
 * Starts the environment of .data/bench-requests, measures, prints the results and writes the report. Stops it at the
 * end, on Ctrl-C too.
 */
export async function runRequests() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => void Promise.resolve(stop?.()).finally(() => process.exit(130)));
  }
  try {
    const { flags } = readFlags(process.argv.slice(2), known);
    const { requests = 200_000, connections = 8, seconds = 3 } = flags;
    await bench({ requests: Number(requests), connections: Number(connections), seconds: Number(seconds) });
  } finally {
    await stop?.();
  }
}

/** @param {{ requests: number, connections: number, seconds: number }} chosen */
async function bench(chosen) {
  const { url, database } = await startRequestsWorld((way) => (stop = way));
  const service = await openRequests(inRoot('services/request/dist'), database, emails);
  try {
    await seedMissing(service, database, chosen.requests);
    const questions = requestQuestions(await whatIsKnown(service.db));
    const load = { connections: chosen.connections, seconds: chosen.seconds };
    const rows = await compareLists({ url, service, visitors: await visitorsOf(url), questions, load, step });
    const firsts = [...new Map(questions.map((question) => [question.kind, question])).values()];
    const lists = firsts.map((question) => ({ kind: question.kind, run: () => service.list(question) }));
    conclude({ rows, plans: await step('Plans', () => plansOf(service.db, lists)), chosen });
  } finally {
    await service.close();
  }
}

/** @param {string} url @returns {Promise<Record<import('./questions.mjs').Side, Record<string, string>>>} */
async function visitorsOf(url) {
  const headersOf = async (/** @type {string} */ email) => {
    const headers = await signedInHeaders(url, email);
    return { ...headers, accept: 'application/json' };
  };
  return {
    broker: await headersOf(emails.broker),
    customer: await headersOf(emails.customer),
    supplier: await headersOf(emails.supplier),
  };
}

/** @param {{ rows: import('./compare-lists.mjs').Compared[], plans: import('../bench/plans.mjs').Plan[], chosen: object }} found */
function conclude({ rows, plans, chosen }) {
  const machine = { processors: cpus().length, loadAverage: loadavg().map((value) => Math.round(value * 10) / 10) };
  const file = inRoot('test-results/bench-requests.json');
  mkdirSync(inRoot('test-results'), { recursive: true });
  const report = { at: new Date().toISOString(), ...chosen, machine, rows, plans };
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  const lines = rows.map(
    ({ kind, http, sql, toBoth }) =>
      `  ${kind.padEnd(38)} ${[http.p50, http.p95, sql.p95].map((ms) => ms.toFixed(1).padStart(8)).join('')} ${toBoth.toFixed(2).padStart(6)}×`,
  );
  process.stdout.write(`\n  ${'ms'.padEnd(38)} ${'     p50     p95 SQL p95  to both'}\n${lines.join('\n')}\n`);
  process.stdout.write(`\n  The slowest statements, alone:\n${planLines(plans)}\n`);
  process.stdout.write(`\n  Load average ${machine.loadAverage.join(' ')}. Full report: ${file}\n`);
  const scanned = [...new Set(plans.flatMap((plan) => plan.scanned))];
  if (scanned.length > 0) throw new Explained(`A plan reads a big table from end to end: ${scanned.join(', ')}.`);
  const failed = rows.filter(({ http, sql }) => http.failed + sql.failed > 0).map(({ kind }) => kind);
  if (failed.length > 0) throw new Explained(`Not every call was answered: ${failed.join('; ')}.`);
  const slow = rows.filter(({ toBoth }) => toBoth > maxRatio).map(({ kind }) => kind);
  if (slow.length > 0) throw new Explained(`More than ${maxRatio} times SQL and route together: ${slow.join('; ')}.`);
}
