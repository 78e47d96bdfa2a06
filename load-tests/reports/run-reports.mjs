import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { Explained } from '../../deploy/local/explained.mjs';
import { readFlags } from '../../deploy/local/flags.mjs';
import { inRoot } from '../../deploy/local/paths.mjs';
import { step } from '../../deploy/local/steps.mjs';
import { startBenchWorld } from '../bench/bench-world.mjs';
import { openCatalogue } from '../bench/catalogue.mjs';
import { seedMissing as seedCards } from '../bench/seed-cards.mjs';
import { watchMemory } from '../requests/memory.mjs';
import { openRequests } from '../requests/open-requests.mjs';
import { seedMissing as seedRequests, signedInHeaders } from '../requests/requests-world.mjs';
import { recount, seedSearches } from './seed-searches.mjs';

const known = {
  usage:
    'npm run bench:reports -- [flags]   (requests every report as a page and as .xlsx; data in .data/bench-reports)',
  flags: {
    requests: { about: 'minimum number of requests, 20000 by default; missing ones are seeded', value: true },
    skus: { about: 'minimum number of cards, 20000 by default', value: true },
    searches: { about: 'minimum number of searches in the last twelve weeks, 50000 by default', value: true },
  },
};

const names = [
  ...['catalog_analysis', 'number_of_suppliers_industry', 'report_on_catalog_reports', 'report_on_search_requests'],
  ...['report_on_buyers', 'buyers_users', 'report_on_suppliers'],
];
/** The limit for the first byte of a file, in ms. */
const maxFirstMs = 2_000;
/** The limit for the memory growth of a process, in MiB. A process must never hold a complete file. */
const maxGrowth = 250;

/** @typedef {{ name: string, screenMs: number, firstMs: number, seconds: number, bytes: number, rows: number }} MeasuredFile */

/** @type {(() => Promise<void>) | undefined} */
let stop;

/**
 * Starts the environment of .data/bench-reports, requests every report and prints the results. Stops it at the end, on
 * Ctrl-C too.
 */
export async function runReports() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => void Promise.resolve(stop?.()).finally(() => process.exit(130)));
  }
  try {
    const { flags } = readFlags(process.argv.slice(2), known);
    const { requests = 20_000, skus = 20_000, searches = 50_000 } = flags;
    await measureReports({ requests: Number(requests), skus: Number(skus), searches: Number(searches) });
  } finally {
    await stop?.();
  }
}

/** @param {{ requests: number, skus: number, searches: number }} wanted */
async function measureReports(wanted) {
  const { url, urls, pids } = await startBenchWorld('bench-reports', (way) => (stop = way));
  const database = { catalogue: urls.catalogue ?? '', request: urls.request ?? '' };
  const emails = {
    broker: 'manager@setu.example',
    customer: 'buyer@volga.example',
    supplier: 'supplier@kaveri.example',
  };
  const catalogue = await openCatalogue(inRoot('services/catalogue/dist'), database.catalogue);
  const service = await openRequests(inRoot('services/request/dist'), database.request, emails);
  try {
    await seedCards(catalogue, { url: database.catalogue, skus: wanted.skus });
    await seedRequests(service, database.request, wanted.requests);
    await step('Searches written', () => seedSearches(database.catalogue, wanted.searches));
    const analysisMs = await step('Cards counted', () => recount(database.catalogue));
    const headers = await signedInHeaders(url, 'senior@setu.example');
    const { bff, catalogue: cards, identity, request } = pids();
    const done = watchMemory({ bff, catalogue: cards, identity, request });
    /** @type {MeasuredFile[]} */
    const files = [];
    for (const name of names) files.push(await step(name, () => measure(url, headers, name)));
    conclude({ wanted, analysisMs, files, memory: done() });
  } finally {
    await Promise.all([catalogue.close(), service.close()]);
  }
}

/** @param {string} url @param {Record<string, string>} headers @param {string} name @returns {Promise<MeasuredFile>} */
async function measure(url, headers, name) {
  const page = performance.now();
  const screen = await fetch(`${url}/broker/reports?name=${name}`, {
    headers: { ...headers, accept: 'application/json' },
  });
  const { data } = /** @type {{ data: { total: number } }} */ (await screen.json());
  if (!screen.ok) throw new Explained(`${name} was answered with ${screen.status}.`);
  const screenMs = Math.round(performance.now() - page);
  const startedAt = performance.now();
  const answer = await fetch(`${url}/broker/reports?name=${name}`, {
    method: 'POST',
    headers: { ...headers, accept: '*/*', 'x-requested-with': 'XMLHttpRequest', 'sec-fetch-site': 'same-origin' },
  });
  if (answer.status !== 200 || !answer.body)
    throw new Explained(`The file of ${name} was answered with ${answer.status}.`);
  let firstMs = 0;
  let bytes = 0;
  for await (const part of answer.body) {
    firstMs ||= Math.round(performance.now() - startedAt);
    bytes += part.length;
  }
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  return { name, screenMs, firstMs, seconds, bytes, rows: data.total };
}

/** @param {{ wanted: object, analysisMs: number, files: MeasuredFile[], memory: ReturnType<ReturnType<typeof watchMemory>> }} found */
function conclude(found) {
  const { files, memory, analysisMs } = found;
  const machine = { processors: cpus().length, loadAverage: loadavg().map((value) => Math.round(value * 10) / 10) };
  const file = inRoot('test-results/bench-reports.json');
  mkdirSync(inRoot('test-results'), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), ...found, machine }, null, 2)}\n`);
  const rows = files.map(
    ({ name, screenMs, firstMs, seconds, bytes, rows: count }) =>
      `  ${name.padEnd(30)} ${String(count).padStart(8)} rows, screen ${screenMs} ms, first byte ${firstMs} ms, ${(bytes / 1024 / 1024).toFixed(1)} MiB in ${seconds} s`,
  );
  const used = memory.map(({ name, before, max }) => `  ${name.padEnd(10)} ${before} MiB before, ${max} MiB at most`);
  process.stdout.write(
    `\n${rows.join('\n')}\n${used.join('\n')}\n  cards counted in ${analysisMs} ms\n  Full report: ${file}\n`,
  );
  const slow = files.filter(({ firstMs }) => firstMs > maxFirstMs).map(({ name }) => name);
  if (slow.length > 0) throw new Explained(`First byte later than ${maxFirstMs} ms: ${slow.join(', ')}.`);
  const grown = memory.filter(({ before, max }) => max - before > maxGrowth).map(({ name }) => name);
  if (grown.length > 0) throw new Explained(`More than ${maxGrowth} MiB needed for a file: ${grown.join(', ')}.`);
}
