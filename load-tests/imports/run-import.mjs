import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { Explained } from '../../deploy/local/explained.mjs';
import { readFlags } from '../../deploy/local/flags.mjs';
import { inRoot } from '../../deploy/local/paths.mjs';
import { step } from '../../deploy/local/steps.mjs';
import { startBenchWorld } from '../bench/bench-world.mjs';
import { openCatalogue } from '../bench/catalogue.mjs';
import { table } from '../bench/report.mjs';
import { openStaff } from '../bench/staff.mjs';
import { readTemplate, writeXls, writeXlsx } from './card-files.mjs';
import { figuresOf, followRun } from './follow-run.mjs';

const known = {
  usage: 'npm run bench:import -- [flags]   (uploads the largest allowed card files; data in .data/bench-import)',
  flags: {
    xlsx: { about: 'rows of the large .xlsx, 50000 by default', value: true },
    xls: { about: 'rows of the large .xls, 20000 by default', value: true },
    small: { about: 'rows of the small file of each format, 2000 by default', value: true },
    checked: { about: 'only check the files, write nothing' },
  },
};

/**
 * The limit in MiB for the memory growth of the service between the early and the late part of a phase. The service
 * must not retain the rows of a file.
 */
const maxGrowth = 100;
/**
 * The same limit for the child process that reads an .xlsx file. An .xls file is always read into memory completely.
 */
const maxChildGrowth = 100;
/** The lowest allowed ratio between the rows per second of a large file and those of a small one. */
const minShare = 0.5;
/** The longest allowed time without progress, in ms. */
const maxQuietMs = 60_000;

/** @typedef {ReturnType<typeof figuresOf> & { file: string, phase: 'checked' | 'stored' | 'again', mebibytes: number }} Row */

/**
 * Starts the environment of .data/bench-import, uploads files of both formats and prints the results. Stops it at the
 * end, on Ctrl-C too.
 */
export async function runImport() {
  /** @type {(() => Promise<void>) | undefined} */
  let stop;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => void Promise.resolve(stop?.()).finally(() => process.exit(130)));
  }
  try {
    const { flags } = readFlags(process.argv.slice(2), known);
    const world = await startBenchWorld('bench-import', (way) => (stop = way));
    const small = Number(flags.small ?? 2_000);
    const large = { xlsx: Number(flags.xlsx ?? 50_000), xls: Number(flags.xls ?? 20_000) };
    const catalogue = await openCatalogue(inRoot('services/catalogue/dist'), world.urls.catalogue ?? '');
    /** @type {StoredCounts} */
    const storedCounts = async (prefix) => {
      const counted = await catalogue.db.raw(
        'select count(*)::int as cards, count(distinct lower(vendor_code))::int as codes from sku where vendor_code like ?',
        [`${prefix}-%`],
      );
      return counted.rows[0];
    };
    try {
      conclude(await importAll(world, { small, large, standing: storedCounts, isCheckedOnly: Boolean(flags.checked) }));
    } finally {
      await catalogue.close();
    }
  } finally {
    await stop?.();
  }
}

/** @typedef {'xlsx' | 'xls'} Extension */
/** @typedef {{ id: string, state: string, failure: string | null, rows: number, fresh: number, unchanged: number, faulty: number, stored: number }} Run */
/**
 * @typedef {(prefix: string) => Promise<{ cards: number, codes: number }>} StoredCounts returns the number of cards whose
 *   vendor codes have a prefix
 */
/** @typedef {{ manager: import('../bench/staff.mjs').Staff, place: string, pid: () => number | undefined }} Sender */

/**
 * Uploads a small and a large file of each format. Each file is checked, stored, and uploaded again, which must change
 * nothing.
 * @param {Awaited<ReturnType<typeof startBenchWorld>>} world
 * @param {{ small: number, large: Record<Extension, number>, standing: StoredCounts, isCheckedOnly: boolean }} how `large`:
 *   the rows of the large files
 * @returns {Promise<Row[]>}
 */
async function importAll({ url, pids, dataDir }, { small, large, standing: storedCounts, isCheckedOnly }) {
  const manager = await openStaff(url, 'manager@setu.example');
  const { companyId } = await openStaff(url, 'supplier@kaveri.example');
  const template = await readTemplate(await manager.file('/broker/companies/catalog/template'));
  const sender = { manager, place: `/broker/companies/${companyId}/catalog/upload`, pid: () => pids().catalogue };
  /** @type {Row[]} */
  const found = [];
  for (const extension of /** @type {const} */ (['xlsx', 'xls'])) {
    for (const [size, count] of /** @type {const} */ ([
      ['small', small],
      ['large', large[extension]],
    ])) {
      const path = `${dataDir}/cards.${extension}`;
      const prefix = `B${Date.now().toString(36).toUpperCase()}`;
      const write = extension === 'xls' ? writeXls : writeXlsx;
      await step(`${size} .${extension}: written`, () => write(template, { count, prefix }, path));
      const file = { name: `${size} .${extension}`, path, extension, count, prefix };
      for await (const row of sendAll(sender, file, { standing: storedCounts, isCheckedOnly })) {
        found.push(row);
        process.stdout.write(`${JSON.stringify(row)}\n`);
      }
      rmSync(path);
    }
  }
  return found;
}

/**
 * Checks a file, stores it, and checks it once more.
 * @param {Sender} sender
 * @param {{ name: string, path: string, extension: Extension, count: number, prefix: string }} file
 * @param {{ standing: StoredCounts, isCheckedOnly: boolean }} how
 * @returns {AsyncGenerator<Row, void>}
 */
async function* sendAll(sender, { name, path, extension, count, prefix }, { standing: storedCounts, isCheckedOnly }) {
  const about = { file: name, mebibytes: Math.round((statSync(path).size / 1024 / 1024) * 10) / 10 };
  const checked = await step(`${name}: checked`, () => check(sender, path, extension));
  mustBe(name, checked.run, { rows: count, fresh: count });
  yield { ...about, phase: 'checked', ...figuresOf(checked.samples) };
  if (isCheckedOnly) return;
  const stored = await step(`${name}: stored`, () => store(sender, checked.run.id));
  mustBe(name, stored.run, { rows: count, stored: count });
  yield { ...about, phase: 'stored', ...figuresOf(stored.samples) };
  const again = await step(`${name}: uploaded again`, () => check(sender, path, extension));
  mustBe(`${name}, uploaded again`, again.run, { rows: count, unchanged: count, fresh: 0 });
  yield { ...about, phase: 'again', ...figuresOf(again.samples) };
  const { cards, codes } = await storedCounts(prefix);
  if (cards !== count || codes !== count)
    throw new Explained(`${name}: ${cards} cards with ${codes} vendor codes from ${count} rows.`);
}

/** @param {string} name @param {Run} run @param {Partial<Run>} wanted */
function mustBe(name, run, wanted) {
  const wrong = Object.entries(wanted).filter(([key, value]) => run[/** @type {keyof Run} */ (key)] !== value);
  if (wrong.length > 0) throw new Explained(`${name}: ${JSON.stringify(run)} instead of ${JSON.stringify(wanted)}`);
}

/** @param {Sender} sender @param {string} path @param {Extension} extension */
async function check(sender, path, extension) {
  const startedAt = performance.now();
  const form = new FormData();
  form.append('dry', 'true');
  form.append('file', new Blob([readFileSync(path)]), `cards.${extension}`);
  const { run } = /** @type {{ run: Run }} */ (await sender.manager.upload(sender.place, form));
  return followed(sender, run.id, { isOver: (state) => state !== 'reading', done: ({ rows }) => rows, startedAt });
}

/** @param {Sender} sender @param {string} id */
async function store(sender, id) {
  const startedAt = performance.now();
  await sender.manager.post(`${sender.place}/${id}`, {});
  return followed(sender, id, { isOver: (state) => state !== 'applying', done: ({ stored }) => stored, startedAt });
}

/** @param {Sender} sender @param {string} id @param {Pick<Parameters<typeof followRun>[1], 'isOver' | 'done' | 'startedAt'>} how */
async function followed({ manager, place, pid }, id, how) {
  const look = async () => /** @type {{ run: Run }} */ (await manager.get(`${place}/${id}?limit=1`)).run;
  const samples = await followRun(look, { ...how, pid });
  return { run: await look(), samples };
}

/**
 * @param {Row} row
 * @param {readonly Row[]} rows include the row of the small file of the same format and phase
 */
const smallOf = (row, rows) =>
  rows.find(({ file, phase }) => phase === row.phase && file === row.file.replace('large', 'small')) ?? row;

/** @param {Row} row @param {readonly Row[]} rows @returns {string[]} */
function faultsOf(row, rows) {
  const { file, phase, service, child, perSecond, longestQuietMs } = row;
  const share = perSecond / smallOf(row, rows).perSecond;
  const say = (/** @type {string} */ what) => `${file}, ${phase}: ${what}`;
  return [
    ...(service.late - service.early > maxGrowth
      ? [say(`the service grew by ${service.late - service.early} MiB`)]
      : []),
    ...(file.endsWith('xlsx') && child.late - child.early > maxChildGrowth
      ? [say(`its reader grew by ${child.late - child.early} MiB`)]
      : []),
    ...(share < minShare ? [say(`only ${share.toFixed(2)} of the small file's rows per second`)] : []),
    ...(longestQuietMs > maxQuietMs ? [say(`no progress for ${Math.round(longestQuietMs / 1000)} s`)] : []),
  ];
}

/** @param {Row[]} rows */
function conclude(rows) {
  const head = [
    ...['', 'MiB', 'rows', 's', 'rows/s', 'to small', 'steps', 'longest ms'],
    ...['service MiB: early', 'late', 'max', 'max/late', 'to small', 'reader MiB: max', 'max/late', 'to small'],
  ];
  const ratio = (/** @type {number} */ one, /** @type {number} */ other) =>
    other > 0 && one > 0 ? `${(one / other).toFixed(2)}×` : '–';
  const lines = rows.map((row) => {
    const small = smallOf(row, rows);
    const { service, child } = row;
    return [
      ...[`${row.file}, ${row.phase}`, row.mebibytes, row.rows, row.seconds, row.perSecond],
      ...[ratio(row.perSecond, small.perSecond), row.steps, row.longestQuietMs],
      ...[service.early, service.late, service.max, ratio(service.max, service.late)],
      ...[ratio(service.max, small.service.max)],
      ...[child.max, ratio(child.max, child.late), ratio(child.max, small.child.max)],
    ];
  });
  const machine = { processors: cpus().length, loadAverage: loadavg().map((value) => Math.round(value * 10) / 10) };
  const file = inRoot('test-results/bench-import.json');
  mkdirSync(inRoot('test-results'), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), rows, machine }, null, 2)}\n`);
  process.stdout.write(`\n${table([head, ...lines])}\n  Full report: ${file}\n`);
  const faults = rows.flatMap((row) => faultsOf(row, rows));
  if (faults.length > 0)
    throw new Explained(`The import of large files does not meet its limits:\n${faults.join('\n')}`);
}
