import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Explained } from '../../../deploy/local/explained.mjs';
import { spawnTied } from './spawn-tied.mjs';

/** @typedef {Awaited<ReturnType<typeof startNats>>} Nats */

const startMs = 20_000;

/**
 * A NATS server with JetStream that can be killed, emptied and brought back on the same port.
 * @param {{ program: string, port: number, store: string, logFile: string }} place
 */
export async function startNats({ program, port, store, logFile }) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  const start = async () => {
    child = spawnTied(program, ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', store], { logFile });
    for (const until = performance.now() + startMs; !(await listens(port)); await sleep(50))
      if (performance.now() > until || child.exitCode !== null)
        throw new Explained(`nats-server does not start; its log: ${logFile}`);
  };
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child?.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  };
  await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    pid: () => child?.pid ?? 0,
    start,
    kill,
    /** Forgets all streams and consumers; only while it is killed. */
    empty: () => rmSync(store, { recursive: true, force: true }),
  };
}

/** @param {number} port @returns {Promise<boolean>} */
const listens = (port) =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('data', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
