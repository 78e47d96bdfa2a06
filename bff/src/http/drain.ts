import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const drainMs = 20_000;
const sweepMs = 50;

/** How a server goes. */
export interface Leaving {
  /**
   * From now on each answer is the last one of its connection: who keeps one opens the next elsewhere. Without it a call that is on its
   * way while its connection is closed is lost, and what a proxy sent by POST is not sent again.
   */
  announce: () => void;
  /**
   * Stops listening and resolves when the last call is answered, after 20 s at the latest; connections without a call are closed, those a
   * browser opened in advance among them (Node's own closeIdleConnections leaves the ones that never had one).
   */
  drain: () => Promise<void>;
}

/** Minds the connections of a server. */
export const minding = (server: Server): Leaving => {
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
  // Before the app answers.
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
