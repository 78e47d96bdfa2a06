import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { pathToFileURL } from 'node:url';
import { compileServers, generate } from '../../deploy/local/build.mjs';
import { openDatabase as openServer } from '../../deploy/local/database.mjs';
import { Explained } from '../../deploy/local/explained.mjs';
import { readFlags } from '../../deploy/local/flags.mjs';
import { dataPaths, inRoot } from '../../deploy/local/paths.mjs';
import { readSecrets } from '../../deploy/local/secrets.mjs';
import { services } from '../../deploy/local/service-names.mjs';
import { step } from '../../deploy/local/steps.mjs';
import { Closers } from '../bench/closers.mjs';
import { fillRequests } from './fill-requests.mjs';
import { measureReads, measureWrites } from './measure-counts.mjs';

const known = {
  usage:
    'npm run bench:counts -- [flags]   (stored counts of requests against counting them, and their cost per write; data in .data/bench-counts)',
  flags: { requests: { about: 'number of requests, 1000000 by default; missing ones are added', value: true } },
};

const closers = new Closers();

/** Fills the database of .data/bench-counts, measures and prints the results. Closes it at the end, on Ctrl-C too. */
export async function runCounts() {
  await closers.during(async () => {
    const { flags } = readFlags(process.argv.slice(2), known);
    await generate();
    await compileServers();
    await bench(Number(flags.requests ?? 1_000_000));
  });
}

/** @param {number} requests */
async function bench(requests) {
  const { db, owner, statusCountStore } = await step('Database', openAll);
  const from = Number((await db('request').count({ n: '*' }).first())?.n ?? 0);
  if (from < requests) await step(`${requests} requests`, () => fillRequests(owner, { from, to: requests }));
  const repairing = async () => {
    const began = performance.now();
    const drift = await db.transaction((trx) => statusCountStore(trx).repair());
    return { ms: Math.round(performance.now() - began), corrected: drift.length };
  };
  const folding = async () => {
    const rows = Number((await db('status_count').count({ n: '*' }).first())?.n ?? 0);
    const began = performance.now();
    await db.transaction((trx) => statusCountStore(trx).fold());
    return { rows, ms: Math.round(performance.now() - began) };
  };
  const report = {
    requests,
    filled: told(await repairing()),
    reads: told(await measureReads(db)),
    oneWriter: told(await measureWrites(db, owner, 1)),
    manyWriters: told(await measureWrites(db, owner, 8)),
    // The rounds without the trigger leave counts that are wrong.
    repaired: told(await repairing()),
    fold: told(await folding()),
  };
  mkdirSync(inRoot('test-results'), { recursive: true });
  const machine = { processors: cpus().length, load: loadavg() };
  writeFileSync(inRoot('test-results/bench-counts.json'), JSON.stringify({ ...report, machine }, undefined, 2));
  if (report.reads.some(({ isEqual }) => !isEqual)) throw new Explained('A stored count differs from the requests.');
}

/** @template {object} T @param {T} line */
function told(line) {
  process.stdout.write(`${JSON.stringify(line)}\n`);
  return line;
}

async function openAll() {
  const dataDir = inRoot('.data/bench-counts');
  mkdirSync(dataPaths(dataDir).logs, { recursive: true });
  const secrets = readSecrets(dataPaths(dataDir).secrets, [...services, 'bus']);
  const say = (/** @type {string} */ text) => process.stderr.write(`${text}\n`);
  const server = await openServer({ dataDir, userEnv: {}, secrets, say });
  closers.push(server.stop);
  const { openDatabase, migrate } = await import('@setu/kit/db');
  const load = (/** @type {string} */ path) => import(pathToFileURL(inRoot(`services/request/dist/${path}`)).href);
  const schema = 'setu_request';
  const open = (/** @type {string} */ url, /** @type {number} */ max) => {
    const db = openDatabase({ url, schema, pool: { max }, statementMs: 0, acquireMs: 60_000 });
    closers.push(() => db.destroy());
    return db;
  };
  const db = open(server.urls.request ?? '', 10);
  await migrate(db, { schema, ...(await load('migrations/index.js')) });
  const { statusCountStore } = await load('requests/store/status-counts.js');
  return { db, owner: open(server.ownerUrl ?? '', 1), statusCountStore };
}
