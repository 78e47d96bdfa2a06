import { connect, createServer, type Socket } from 'node:net';

/** A connection between a client and a server that a test can interrupt. */
export interface TcpProxy {
  port: number;
  /**
   * Stops all traffic in both directions without closing connections, like a frozen machine or a network that drops
   * packets.
   */
  freeze(): void;
  thaw(): void;
  /** Breaks all open connections. New ones are accepted. */
  cut(): void;
  close(): Promise<void>;
}

/** Listens on a free local port and forwards connections to `host:port`. */
export async function tcpProxy({ host = '127.0.0.1', port }: { host?: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let frozen = false;
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    if (frozen) socket.pause();
  };
  const server = createServer((near) => {
    const far = connect(port, host);
    keep(near);
    keep(far);
    near.pipe(far);
    far.pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    if (frozen) for (const socket of [near, far]) socket.pause();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: typeof bound === 'object' && bound !== null ? bound.port : 0,
    freeze: () => {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
    cut,
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Returns the URL of the same database through the proxy. */
export function urlThrough(url: string, proxy: TcpProxy): string {
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(proxy.port);
  return through.href;
}
