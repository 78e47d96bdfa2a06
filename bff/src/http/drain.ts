import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const drainMs = 20_000;
const sweepMs = 50;

/** How a server shuts down. */
export interface Draining {
  /**
   * Makes every further answer the last one on its connection, so that clients connect elsewhere. Without this, a call
   * sent while its connection closes would be lost, and proxies do not repeat a POST.
   */
  announce: () => void;
  /**
   * Stops listening and resolves when the last call is answered, after 20 s at the latest.
   * Closes connections without a call, including those a browser opened in advance (Node's own closeIdleConnections
   * leaves the ones that never had a call).
   */
  drain: () => Promise<void>;
}

/** Tracks the connections of a server for an orderly shutdown. */
export const trackConnections = (server: Server): Draining => {
  const calls = new Map<Socket, number>();
  let isAnnounced = false;
  const change = (socket: Socket, by: number): void => {
    const count = calls.get(socket);
    if (count !== undefined) calls.set(socket, count + by);
  };
  server.on('connection', (socket: Socket) => {
    calls.set(socket, 0);
    socket.once('close', () => calls.delete(socket));
  });
  // Runs before the app answers.
  server.prependListener('request', ({ socket }, response) => {
    if (isAnnounced) response.setHeader('Connection', 'close');
    change(socket, 1);
    response.once('close', () => change(socket, -1));
  });
  const closeIdle = (): void => {
    for (const [socket, count] of calls) if (count === 0) socket.destroySoon();
  };
  const announce = (): void => {
    isAnnounced = true;
  };
  const drain = (): Promise<void> =>
    new Promise((resolve) => {
      const sweep = setInterval(closeIdle, sweepMs);
      const guard = setTimeout(() => server.closeAllConnections(), drainMs);
      server.close(() => {
        clearInterval(sweep);
        clearTimeout(guard);
        resolve();
      });
      closeIdle();
    });
  return { announce, drain };
};
