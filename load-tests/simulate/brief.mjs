import { bundleWorker } from './bundle.mjs';
import { plants } from './plants.mjs';
import { startServer } from './server.mjs';
import { runSeeds, startWorker } from './workers.mjs';

/** How many seeds are run if there is time. */
const wanted = 500;
/** The seed that runs twice. */
const repeated = 3;
/** A planted fault that the first seed finds. */
const easiest = 'outbox-outside-transaction';

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
    let hash = '';
    await runSeeds({ file, server, from: 1, count: wanted, processes: 2 }, ({ seed, problems, hash: ofSeed }) => {
      seeds += 1;
      if (seed === repeated) hash = ofSeed;
      for (const { checker, detail } of problems) failures.push(`seed ${seed}: ${checker}: ${detail}`);
      return hash !== '' && performance.now() > over;
    });
    return { seeds, failures, hashes: [hash, await hashOf(file, server)], found: await firstFound(server) };
  } finally {
    await server.stop();
  }
}

/**
 * Returns the digest of the repeated seed in a new process, on a new database.
 * @param {string} file
 * @param {import('./workers.mjs').Server} server
 */
async function hashOf(file, server) {
  const worker = await startWorker(file, server);
  let hash = '';
  await worker.follow({ kind: 'seeds', from: repeated, below: repeated + 1 }, (report) => {
    if (report.kind === 'seed') hash = report.hash;
  });
  worker.end();
  return hash;
}

/** @param {import('./workers.mjs').Server} server */
async function firstFound(server) {
  const file = await bundleWorker(plants.find(({ name }) => name === easiest));
  /** @type {string | undefined} */
  let found;
  await runSeeds({ file, server, from: 1, count: 100, processes: 1 }, ({ problems: [problem] }) => {
    found = problem?.checker;
    return found !== undefined;
  });
  return found;
}
