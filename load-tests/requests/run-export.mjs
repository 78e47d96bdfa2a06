import { createWriteStream, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Explained } from '../../deploy/local/explained.mjs';
import { readFlags } from '../../deploy/local/flags.mjs';
import { inRoot } from '../../deploy/local/paths.mjs';
import { step } from '../../deploy/local/steps.mjs';
import { watchMemory } from './memory.mjs';
import { openRequests } from './open-requests.mjs';
import { readWorkbook } from './read-workbook.mjs';
import { seedMissing, signedInHeaders, startRequestsWorld } from './requests-world.mjs';

const known = {
  usage: 'npm run bench:export -- [flags]   (downloads a long list as .xlsx; data in .data/bench-requests)',
  flags: { requests: { about: 'minimum number of requests, 65000 by default; missing ones are seeded', value: true } },
};

const email = 'manager@setu.example';
/** The maximum number of rows in a file. */
const maxRows = 50_000;
/**
 * The limit for the memory growth of the BFF and the request service, in MiB. A process must never hold a complete
 * file.
 */
const maxGrowth = 250;
/** The statuses of the filtered list: in progress or done. */
const statuses = [
  ...['new', 'in_work', 'send_to_supplier', 'offer_received'],
  ...['supplier_selected', 'contracted', 'partially_paid', 'completed'],
];

/** @type {(() => Promise<void>) | undefined} */
let stop;

/**
 * Starts the environment of .data/bench-requests, downloads a list, checks every row and prints the results. Stops it
 * at the end, on Ctrl-C too.
 */
export async function runExport() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => void Promise.resolve(stop?.()).finally(() => process.exit(130)));
  }
  try {
    const { flags } = readFlags(process.argv.slice(2), known);
    const { requests = 65_000 } = flags;
    await measureExport(Number(requests));
  } finally {
    await stop?.();
  }
}

/** @param {number} requests */
async function measureExport(requests) {
  const { url, database, pids } = await startRequestsWorld((way) => (stop = way));
  const emails = { broker: email, customer: 'buyer@volga.example', supplier: 'supplier@kaveri.example' };
  const service = await openRequests(inRoot('services/request/dist'), database, emails);
  try {
    await seedMissing(service, database, requests);
    const file = inRoot('test-results/export.xlsx');
    mkdirSync(inRoot('test-results'), { recursive: true });
    const headers = await signedInHeaders(url, email);
    const { bff, request } = pids();
    const query = `status=${statuses.join(',')}&sort[numeric_hash]=asc`;
    const done = watchMemory({ bff, request });
    const startedAt = performance.now();
    await step('List downloaded', () => download(`${url}/broker/requests/export?${query}`, headers, file));
    const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
    const memory = done();
    const expected = await rowsIn(service.db);
    const faults = await step('Rows compared', () => faultsOf(file, expected));
    conclude({ rows: expected.length, seconds, bytes: statSync(file).size, memory, faults });
  } finally {
    await service.close();
  }
}

/** @param {string} url @param {Record<string, string>} headers @param {string} file */
async function download(url, headers, file) {
  const answer = await fetch(url, { headers });
  if (answer.status !== 200 || !answer.body) throw new Explained(`The list was answered with ${answer.status}.`);
  await pipeline(Readable.fromWeb(/** @type {any} */ (answer.body)), createWriteStream(file));
}

/** @typedef {{ number: string, minor: string | null, published: Date }} Row */

/**
 * Returns the expected rows of the file, from the tables.
 * @param {import('knex').Knex} db
 * @returns {Promise<Row[]>}
 */
const rowsIn = (db) =>
  db('request')
    .whereIn('status', statuses)
    .orderBy('numeric_hash')
    .limit(maxRows)
    .select({ number: 'numeric_hash', minor: 'total_entered_minor', published: 'published_at' });

/**
 * Returns the first few differences between the file and the expected rows.
 * @param {string} file
 * @param {Row[]} expected
 */
async function faultsOf(file, expected) {
  const headings = JSON.parse(readFileSync(inRoot('bff/contract/texts/ru/exports.json'), 'utf8')).columns;
  /** @type {string[]} */
  const faults = [];
  /** @type {unknown[]} */
  let titles = [];
  let at = -1;
  for await (const cells of readWorkbook(file)) {
    if (at < 0) titles = cells;
    else {
      const cell = (/** @type {string} */ title) => cells[titles.indexOf(title)];
      const row = expected[at];
      if (cell(headings.number) !== row?.number)
        faults.push(`row ${at + 1}: ${cell(headings.number)} for ${row?.number}`);
      const total = row?.minor == null ? undefined : Number(row.minor) / 100;
      if ((cell(headings.total) ?? undefined) !== total)
        faults.push(`row ${at + 1}: ${cell(headings.total)} for ${total}`);
      const published = cells[titles.findIndex((title) => String(title).startsWith(headings.published.split(' ')[0]))];
      if (!(published instanceof Date)) faults.push(`row ${at + 1}: published ${published}`);
    }
    at += 1;
  }
  if (at !== expected.length) faults.push(`${at} rows instead of ${expected.length}`);
  return faults;
}

/** @param {{ rows: number, seconds: number, bytes: number, memory: ReturnType<ReturnType<typeof watchMemory>>, faults: string[] }} found */
function conclude(found) {
  const { rows, seconds, bytes, memory, faults } = found;
  const machine = { processors: cpus().length, loadAverage: loadavg().map((value) => Math.round(value * 10) / 10) };
  const file = inRoot('test-results/bench-export.json');
  writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), ...found, machine }, null, 2)}\n`);
  const lines = memory.map(({ name, before, max }) => `  ${name.padEnd(10)} ${before} MiB before, ${max} MiB at most`);
  const size = (bytes / 1024 / 1024).toFixed(1);
  process.stdout.write(`\n  ${rows} rows, ${size} MiB in ${seconds} s\n${lines.join('\n')}\n  Full report: ${file}\n`);
  if (faults.length > 0) throw new Explained(`The file differs from the list:\n${faults.slice(0, 10).join('\n')}`);
  const grown = memory.filter(({ before, max }) => max - before > maxGrowth).map(({ name }) => name);
  if (grown.length > 0) throw new Explained(`More than ${maxGrowth} MiB needed for a file: ${grown.join(', ')}.`);
}
