import { fork } from 'node:child_process';

/**
 * @typedef {Awaited<ReturnType<typeof import('./server.mjs').startServer>>} Server
 * @typedef {import('./worker.ts').Order} Order
 * @typedef {import('./worker.ts').Report} Report
 * @typedef {Extract<Report, { kind: 'seed' }>} SeedReport
 */

let databases = 0;

/**
 * Starts a process that runs seeds on its own database.
 * @param {string} file the bundle
 * @param {Server} server
 */
export async function startWorker(file, server) {
  databases += 1;
  const child = fork(file, [server.url, `simulate_${process.pid}_${databases}`], {
    execArgv: ['--enable-source-maps', '--max-semi-space-size=64'],
    env: { ...process.env, LOG_LEVEL: 'silent', SIMULATE_SOCKETS: server.sockets },
  });
  /** @type {(report: Report) => void} */
  let onReport = () => {};
  /** @type {(error: Error) => void} */
  let onEnd = () => {};
  child.on('message', (report) => onReport(/** @type {Report} */ (report)));
  child.on('exit', (code) => onEnd(new Error(`a worker ended with code ${code}`)));

  /**
   * @param {Order | undefined} order
   * @param {'ready' | 'done'} until
   * @param {(report: Report) => void} each
   * @returns {Promise<void>}
   */
  const follow = (order, until, each) =>
    new Promise((resolve, reject) => {
      onEnd = reject;
      onReport = (report) => (report.kind === until ? resolve() : each(report));
      if (order !== undefined) child.send(order);
    });

  await follow(undefined, 'ready', () => {});
  return {
    /**
     * @param {Order} order
     * @param {(report: Report) => void} each
     */
    follow: (order, each) => follow(order, 'done', each),
    end: () => {
      onEnd = () => {};
      child.disconnect();
    },
  };
}

/**
 * Runs seeds in several processes, and calls `each` with every result. Stops early when `each` returns true.
 * @param {{ file: string, server: Server, from: number, count: number, processes: number }} options
 * @param {(report: SeedReport) => boolean | void} each
 */
export async function runSeeds({ file, server, from, count, processes }, each) {
  const share = 20;
  let next = from;
  let isOver = false;
  const work = async () => {
    const worker = await startWorker(file, server);
    try {
      while (!isOver && next < from + count) {
        const order = { kind: /** @type {const} */ ('seeds'), from: next, below: Math.min(next + share, from + count) };
        next = order.below;
        const stopped = new Promise((resolve) => {
          worker
            .follow(order, (report) => {
              if (report.kind === 'seed' && !isOver && each(report) === true) {
                isOver = true;
                resolve(undefined);
              }
            })
            .then(
              () => resolve(undefined),
              (error) => resolve(error),
            );
        });
        const error = await stopped;
        if (error !== undefined && !isOver) throw error;
      }
    } finally {
      worker.end();
    }
  };
  await Promise.all(Array.from({ length: processes }, work));
}
