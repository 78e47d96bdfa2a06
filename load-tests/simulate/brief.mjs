import { bundleWorker } from './bundle.mjs';
import { plants } from './plants.mjs';
import { startServer } from './server.mjs';
import { runSeeds, startWorker } from './workers.mjs';

/** How many seeds are run if there is time. */
const wanted = 500;
/** A planted fault that nearly every seed with a lost publication finds. */
const easiest = 'failed-publish-counts';

/**
 * Runs seeds for a while, one seed twice, and one planted fault until it is found.
 * @param {number} seconds the time for the seeds
 * @returns {Promise<import('./brief.mjs').Brief>}
 */
export async function simulateBriefly(seconds) {
  const server = await startServer();
  try {
    const file = await bundleWorker();
    const over = performance.now() + seconds * 1_000;
    /** @type {string[]} */
    const failures = [];
    let seeds = 0;
    await runSeeds({ file, server, from: 1, count: wanted, processes: 2 }, ({ seed, problems }) => {
      seeds += 1;
      for (const { checker, detail } of problems) failures.push(`seed ${seed}: ${checker}: ${detail}`);
      return performance.now() > over;
    });
    return { seeds, failures, hashes: await hashesOf(file, server, [3, 3]), found: await firstFound(server) };
  } finally {
    await server.stop();
  }
}

/**
 * @param {string} file
 * @param {import('./workers.mjs').Server} server
 * @param {number[]} seeds
 */
async function hashesOf(file, server, seeds) {
  const worker = await startWorker(file, server);
  /** @type {string[]} */
  const hashes = [];
  for (const seed of seeds)
    await worker.follow({ kind: 'seeds', from: seed, below: seed + 1 }, (report) => {
      if (report.kind === 'seed') hashes.push(report.hash);
    });
  worker.end();
  return hashes;
}

/** @param {import('./workers.mjs').Server} server */
async function firstFound(server) {
  const file = await bundleWorker(plants.find(({ name }) => name === easiest));
  /** @type {string | undefined} */
  let found;
  await runSeeds({ file, server, from: 1, count: 100, processes: 2 }, ({ problems: [problem] }) => {
    found = problem?.checker;
    return found !== undefined;
  });
  return found;
}
