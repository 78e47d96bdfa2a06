import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** @typedef {import('node:net').Socket} Socket */
/** @typedef {'passes' | 'blackhole' | 'delay' | 'reset' | 'half-close'} Mode */
/** @typedef {Awaited<ReturnType<typeof faultProxy>>} FaultProxy */

/**
 * Opens a proxy between two processes that disturbs their connection as networks do. Its modes:
 * - `blackhole`: no data passes, and neither end gets an error
 * - `delay`: each chunk arrives later
 * - `reset`: open and new connections are reset
 * - `half-close`: the far end reports that it has nothing more to send, and still listens
 * @param {{ port: number, listen?: number, delayMs?: number }} way `port`: the destination; `listen`: where to listen,
 *   a free port by default
 */
export async function faultProxy({ port, listen = 0, delayMs = 2_000 }) {
  /** @type {Mode} */
  let mode = 'passes';
  /** @type {Set<{ near: Socket, far: Socket }>} */
  const lines = new Set();
  /** Forwards chunks in order, each when the mode allows it. @param {Socket} from @param {Socket} to */
  const pass = (from, to) => {
    let turn = Promise.resolve();
    from.on('data', (chunk) => {
      if (mode === 'blackhole') return;
      const late = mode === 'delay' ? sleep(delayMs) : undefined;
      turn = turn.then(() => late).then(() => void (to.writable && mode !== 'blackhole' && to.write(chunk)));
    });
    from.on('end', () => void turn.then(() => to.end()));
    from.on('error', () => to.destroy());
    from.on('close', () => void turn.then(() => to.destroy()));
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    if (mode === 'reset') return void near.resetAndDestroy();
    const far = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const line = { near, far };
    lines.add(line);
    near.once('close', () => lines.delete(line));
    pass(near, far);
    pass(far, near);
  });
  await new Promise((resolve) => server.listen(listen, '127.0.0.1', () => resolve(undefined)));
  const bound = server.address();
  return {
    port: typeof bound === 'object' && bound !== null ? bound.port : 0,
    /** @param {Mode} next */
    becomes: (next) => {
      // Chunks dropped in blackhole mode are missing from the stream, so such a connection cannot continue.
      const broken = next === 'reset' || mode === 'blackhole';
      mode = next;
      for (const { near, far } of lines) {
        if (broken) {
          near.resetAndDestroy();
          far.resetAndDestroy();
        } else if (next === 'half-close') near.end();
      }
    },
    close: () => {
      for (const { near, far } of lines) {
        near.destroy();
        far.destroy();
      }
      return new Promise((resolve) => server.close(() => resolve(undefined)));
    },
  };
}
