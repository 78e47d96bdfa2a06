import pg, { type PoolClient } from 'pg';
import { isOutage } from '../db/outage.js';

// One connection listens and one works. The pools of ten pods then fit into Postgres's hundred connections.
const connections = 2;

/**
 * The queue's own connection pool. It reports every outage as ETIMEDOUT, the only error after which the queue retries.
 * Otherwise a lost connection ends the library's worker, and an unhandled rejection ends the process.
 */
class QueuePool extends pg.Pool {
  readonly #patient = new WeakSet<PoolClient>();

  // pg's pool itself calls this with a callback.
  override connect(...args: unknown[]): Promise<PoolClient> {
    if (this.ending && args.length === 0) return nothingWaits();
    const connecting = super.connect as (...all: unknown[]) => Promise<PoolClient>;
    const connected = connecting.apply(this, args);
    return args.length > 0 ? connected : connected.then((client) => this.#patiently(client), reportAsRetryable);
  }

  #patiently(client: PoolClient): PoolClient {
    if (this.#patient.has(client)) return client;
    this.#patient.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const unlimited = (...args: unknown[]): unknown => {
      const result = query(...args);
      return result instanceof Promise ? result.catch(reportAsRetryable) : result;
    };
    return Object.assign(client, { query: unlimited });
  }
}

// The library may request a connection after its runner has ended. A rejection would be unhandled and would end the
// process.
const nothingWaits = (): Promise<never> => new Promise(() => undefined);

function reportAsRetryable(error: unknown): never {
  throw isOutage(error)
    ? Object.assign(new Error('the database is unavailable', { cause: error }), { code: 'ETIMEDOUT' })
    : error;
}

/** Opens the queue's pool on the service's database. */
export function queuePool({ url, schema }: { url: string; schema: string }): pg.Pool {
  const pool = new QueuePool({
    connectionString: url,
    application_name: `${schema} jobs`,
    max: connections,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // The next query reports a lost connection.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
