import { setTimeout as sleep } from 'node:timers/promises';
import { Explained } from './explained.mjs';
import { exitsWithin } from './processes.mjs';
import { spawnTied } from './spawn-tied.mjs';

/** @typedef {Awaited<ReturnType<typeof startEngine>>} Engine */

const startMs = 120_000;
const stopMs = 15_000;
const lookMs = 50;
const [firstDelayMs, longestDelayMs] = [500, 30_000];

/**
 * Starts a third-party server (NATS, MinIO) that can be killed and started again. It ends with this process.
 * @param {{ name: string, program: string, args: string[], env?: Record<string, string>, logFile: string, answers: () => Promise<boolean> }} options
 */
export async function startEngine({ name, program, args, env, logFile, answers }) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let ended = Promise.resolve();
  let wanted = true;
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const start = async () => {
    wanted = true;
    const started = spawnTied(program, args, { logFile, env });
    child = started;
    ended = new Promise((resolve) => started.once('exit', () => resolve()));
    for (const deadline = performance.now() + startMs; !(await answers()); await sleep(lookMs))
      if (performance.now() > deadline || !isRunning()) {
        started.kill('SIGKILL');
        throw new Explained(`${name} does not start. Its log: ${logFile}`);
      }
  };
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    wanted = false;
    if (!child || !isRunning()) return;
    child.kill(signal);
    if (signal === 'SIGKILL' || (await exitsWithin(child.pid ?? 0, stopMs))) return ended;
    child.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    pid: () => child?.pid ?? 0,
    start,
    /** Kills the server, as a power failure would. */
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    /** Restarts the server, with growing delays, whenever it dies unexpectedly. @param {(text: string) => void} say */
    watch: async (say) => {
      for (let delay = firstDelayMs; wanted; delay = Math.min(delay * 2, longestDelayMs)) {
        await ended;
        if (!wanted) return;
        say(`${name} ended, starting it again in ${delay / 1000} s`);
        await sleep(delay);
        if (wanted) await start().catch((error) => say(String(error)));
      }
    },
  };
}
