import { connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  /** The URL of the server through the proxy. */
  url: string;
  /** The number of connections refused since the cut. */
  refused(): number;
  /** Drops every connection, and each new one immediately. */
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

/** A proxy between a client and the server of `url` that can be cut like a cable. */
export async function tcpProxy(url: string): Promise<TcpProxy> {
  const target = new URL(url);
  const open = new Set<Socket>();
  let isCut = false;
  let refused = 0;
  const server = createServer((client) => {
    if (isCut) {
      refused += 1;
      client.destroy();
      return;
    }
    const upstream = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(typeof address === 'object' && address !== null ? address.port : 0);
  const drop = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: through.href,
    refused: () => refused,
    cut: () => {
      isCut = true;
      refused = 0;
      drop();
    },
    restore: () => {
      isCut = false;
    },
    close: () =>
      new Promise((resolve) => {
        drop();
        server.close(() => resolve());
      }),
  };
}
