import { parseArgs } from 'node:util';
import { bundleWorker } from './bundle.mjs';
import { plants } from './plants.mjs';
import { startServer } from './server.mjs';
import { runSeeds, startWorker } from './workers.mjs';

const usage = `npm run simulate -- --seeds 100000 [--from 1] [--processes 2]
npm run simulate -- --seed 17 [--trace | --shrink] [--plant NAME]
npm run simulate -- --plant all|NAME,NAME [--seeds 2000]`;

/** @param {string} text */
const print = (text) => void process.stdout.write(`${text}\n`);

/** @param {string[]} [args] */
export async function runSimulate(args = process.argv.slice(2)) {
  const { values } = parseArgs({
    args,
    options: {
      seeds: { type: 'string' },
      from: { type: 'string', default: '1' },
      processes: { type: 'string', default: '2' },
      seed: { type: 'string' },
      trace: { type: 'boolean', default: false },
      shrink: { type: 'boolean', default: false },
      plant: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return print(usage);
  const server = await startServer();
  const given = { server, from: Number(values.from), processes: Number(values.processes) };
  try {
    if (values.seed !== undefined) await lookAt(Number(values.seed), { ...values, server });
    else if (values.plant !== undefined)
      await findPlants(values.plant, { ...given, count: Number(values.seeds ?? 2_000) });
    else await runAll({ ...given, count: Number(values.seeds ?? 1_000) });
  } finally {
    await server.stop();
  }
}

/**
 * @param {number} seed
 * @param {{ server: import('./workers.mjs').Server, trace: boolean, shrink: boolean, plant?: string | undefined }} options
 */
async function lookAt(seed, { server, trace, shrink, plant }) {
  const worker = await startWorker(await bundleWorker(plant === undefined ? undefined : plantOf(plant)), server);
  const kind = shrink ? 'shrink' : trace ? 'trace' : undefined;
  /** @type {import('./worker.ts').Order} */
  const order = kind === undefined ? { kind: 'seeds', from: seed, below: seed + 1 } : { kind, seed };
  await worker.follow(order, (report) => {
    if (report.kind === 'lines') print(report.lines.join('\n'));
    if (report.kind === 'seed')
      print(`seed ${seed}: ${report.turns} turns, trace ${report.hash}\n${failuresOf(report)}`);
  });
  worker.end();
}

/** @param {import('./workers.mjs').SeedReport} report */
const failuresOf = ({ problems }) => problems.map(({ checker, detail }) => `  ${checker}: ${detail}`).join('\n');

/** @param {{ server: import('./workers.mjs').Server, from: number, count: number, processes: number }} options */
async function runAll(options) {
  const file = await bundleWorker();
  const begun = performance.now();
  let [done, failed, turns] = [0, 0, 0];
  /** @type {Record<string, number>} */
  const acts = {};
  await runSeeds({ ...options, file }, (report) => {
    done += 1;
    turns += report.turns;
    for (const [act, count] of Object.entries(report.acts)) acts[act] = (acts[act] ?? 0) + count;
    if (report.problems.length > 0) {
      failed += 1;
      print(`seed ${report.seed} fails:\n${failuresOf(report)}`);
    }
    if (done % 1_000 === 0) print(`${done} seeds, ${failed} fail, ${rate(done, begun)} a second`);
  });
  print(actsTable(acts));
  print(`${done} seeds, ${turns} turns, ${rate(done, begun)} seeds a second: ${failed} fail`);
  if (failed > 0) process.exitCode = 1;
}

/**
 * Returns what the users did, one line per act, so that a workload in which nothing succeeds is noticed.
 * @param {Record<string, number>} acts
 */
function actsTable(acts) {
  const names = [...new Set(Object.keys(acts).map((each) => each.split(' ')[0] ?? ''))].sort();
  const cells = ['done', 'rejected', 'unknown'];
  const line = (/** @type {string} */ name) =>
    `  ${name.padEnd(12)}${cells.map((cell) => String(acts[`${name} ${cell}`] ?? 0).padStart(10)).join('')}`;
  return [`  ${''.padEnd(12)}${cells.map((cell) => cell.padStart(10)).join('')}`, ...names.map(line)].join('\n');
}

/**
 * @param {number} done
 * @param {number} begun
 */
const rate = (done, begun) => (done / ((performance.now() - begun) / 1_000)).toFixed(1);

/** @param {string} name */
function plantOf(name) {
  const plant = plants.find((each) => each.name === name);
  if (plant === undefined) throw new Error(`no plant ${name}; there are ${plants.map((each) => each.name).join(', ')}`);
  return plant;
}

/**
 * Plants each fault, one at a time, and reports the first seed that finds it.
 * @param {string} name
 * @param {{ server: import('./workers.mjs').Server, from: number, count: number, processes: number }} options
 */
async function findPlants(name, options) {
  const wanted = name === 'all' ? plants : name.split(',').map(plantOf);
  // The databases of the planted services are copies of one that healthy services have filled.
  (await startWorker(await bundleWorker(), options.server)).end();
  let missed = 0;
  const bundles = [];
  for (const plant of wanted) bundles.push({ plant, file: await bundleWorker(plant) });
  for (const { plant, file } of bundles) {
    let tried = 0;
    /** @type {import('./workers.mjs').SeedReport | undefined} */
    let found;
    await runSeeds({ ...options, file }, (report) => {
      tried += 1;
      if (report.problems.length === 0) return false;
      found = report;
      return true;
    });
    if (found === undefined) missed += 1;
    const problem = found?.problems[0];
    const how =
      found === undefined
        ? `not found in ${tried} seeds`
        : `seed ${found.seed}, ${problem?.checker}: ${problem?.detail}`;
    print(`${plant.name.padEnd(34)} ${how}`);
  }
  print(`${wanted.length - missed} of ${wanted.length} planted faults found`);
  if (missed > 0) process.exitCode = 1;
}
