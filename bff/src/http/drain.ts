import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const drainMs = 20_000;
const sweepMs = 50;

/**
 * Minds the connections of a server. The function it gives stops listening and resolves when the last call is answered,
 * after 20 s at the latest; connections without a call are closed, those a browser opened in advance among them (Node's
 * own closeIdleConnections leaves the ones that never had one).
 */
export const minding = (server: Server): (() => Promise<void>) => {
  const calls = new Map<Socket, number>();
  const change = (socket: Socket, by: number): void => {
    const count = calls.get(socket);
    if (count !== undefined) calls.set(socket, count + by);
  };
  server.on('connection', (socket: Socket) => {
    calls.set(socket, 0);
    socket.once('close', () => calls.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    change(socket, 1);
    response.once('close', () => change(socket, -1));
  });
  const closeIdle = (): void => {
    for (const [socket, count] of calls) if (count === 0) socket.destroySoon();
  };
  return () =>
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
};
