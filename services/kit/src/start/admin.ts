import { createServer } from 'node:http';
import type { Knex } from 'knex';
import { metrics } from '../metrics.js';

export interface Administering {
  host: string;
  /** If absent, nothing is served. */
  port: number | undefined;
  ready(): boolean;
  db?: Knex;
}

export interface Administered {
  address: string;
  close(): Promise<void>;
}

/**
 * Serves `/healthz` (the process answers), `/readyz` (it accepts traffic), `/metrics` and `/internal/deps` (its
 * dependencies).
 */
export async function serveAdmin({ host, port, ready, db }: Administering): Promise<Administered | undefined> {
  if (port === undefined) return undefined;
  const answers: Record<string, () => Promise<[number, string, string]>> = {
    '/healthz': async () => [200, 'text/plain', 'ok\n'],
    '/readyz': async () => (ready() ? [200, 'text/plain', 'ready\n'] : [503, 'text/plain', 'not ready\n']),
    '/metrics': async () => [200, metrics.contentType, await metrics.metrics()],
    '/internal/deps': async () => {
      const database = await reachable(db);
      return [database === false ? 503 : 200, 'application/json', `${JSON.stringify({ database })}\n`];
    },
  };
  const server = createServer((request, response) => {
    const answer = answers[new URL(request.url ?? '/', 'http://admin').pathname];
    const result = answer === undefined ? Promise.resolve([404, 'text/plain', 'not found\n'] as const) : answer();
    result
      .then(([status, type, body]) => response.writeHead(status, { 'content-type': type }).end(body))
      .catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const bound = server.address();
  const address = typeof bound === 'object' && bound !== null ? `${host}:${bound.port}` : host;
  return {
    address,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function reachable(db: Knex | undefined): Promise<boolean | undefined> {
  return db?.raw('select 1').then(
    () => true,
    () => false,
  );
}
