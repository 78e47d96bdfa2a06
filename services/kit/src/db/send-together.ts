import { currentContext } from '../context.js';
import type { RawConnection } from './run-bounded.js';

/** A statement in the form that knex's client sends. */
export interface SentStatement {
  sql: string;
  bindings: readonly unknown[];
  options: { name: string };
}

interface Answered {
  response: { rows: unknown[] };
}

/** The parts of a pool's client that send statements. */
export interface SendingClient {
  acquireConnection(): Promise<RawConnection>;
  releaseConnection(connection: RawConnection): unknown;
  _query(connection: RawConnection, statement: object): Promise<Answered>;
  queryTogether(connection: RawConnection, statements: readonly object[]): Promise<PromiseSettledResult<Answered>[]>;
}

interface Waiting {
  statement: SentStatement;
  resolve(rows: unknown[]): void;
  reject(error: unknown): void;
}

/** What waits to be sent, by client and by the call that it belongs to, because each call has its own time limit. */
const queues = new WeakMap<SendingClient, Map<unknown, Waiting[]>>();

/**
 * Runs a statement of a pool. Statements of one call that are given in the same turn of the event loop, for example with
 * `Promise.all`, are sent together on one connection: that costs one trip to the server instead of one each. They run in
 * order and fail on their own.
 */
export function sendTogether(client: SendingClient, statement: SentStatement): Promise<unknown[]> {
  const call = currentContext();
  const calls = queues.get(client) ?? new Map<unknown, Waiting[]>();
  queues.set(client, calls);
  return new Promise((resolve, reject) => {
    const waiting = { statement, resolve, reject };
    const queue = calls.get(call);
    if (queue) return void queue.push(waiting);
    calls.set(call, [waiting]);
    // Runs after the microtasks, in which callers add their other statements.
    process.nextTick(() => {
      const all = calls.get(call) ?? [];
      calls.delete(call);
      void send(client, all);
    });
  });
}

async function send(client: SendingClient, all: readonly Waiting[]): Promise<void> {
  let connection: RawConnection | undefined;
  try {
    connection = await client.acquireConnection();
    const answers = await ask(client, connection, all);
    for (const [at, { resolve, reject }] of all.entries()) {
      const answer = answers[at];
      if (answer?.status === 'fulfilled') resolve(answer.value.response.rows);
      else reject(answer?.reason);
    }
  } catch (error) {
    for (const { reject } of all) reject(error);
  } finally {
    if (connection) client.releaseConnection(connection);
  }
}

async function ask(
  client: SendingClient,
  connection: RawConnection,
  all: readonly Waiting[],
): Promise<PromiseSettledResult<Answered>[]> {
  const [first, ...others] = all.map(({ statement }) => ({ ...statement }));
  if (first === undefined) return [];
  if (others.length > 0) return client.queryTogether(connection, [first, ...others]);
  return Promise.allSettled([client._query(connection, first)]);
}
