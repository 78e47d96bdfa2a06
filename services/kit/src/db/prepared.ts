import { createHash } from 'node:crypto';
import { type SendingClient, sendTogether } from './send-together.js';

/** The part of a knex query that sets options. */
interface Optional {
  options(options: Readonly<Record<string, unknown>>): this;
}

const names = new Map<string, string>();

function nameOf(sql: string): string {
  const known = names.get(sql);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(sql).digest('base64url').slice(0, 32);
  names.set(sql, name);
  return name;
}

/**
 * Marks a query as a prepared statement (PostgreSQL PREPARE), so that each session parses and plans it once. Planning a
 * join of five tables by key takes several times as long as running it. Use it only for frequent queries whose best
 * plan does not depend on the values. Texts are cached forever, so there must be only a few.
 */
const prepared = <Query extends Optional>(query: Query, sql: string): Query => query.options({ name: nameOf(sql) });

/** A knex handle, as far as a statement needs it. */
interface Handle {
  raw<Value>(sql: string, bindings: readonly never[]): Promise<Value>;
}
interface Pooled extends SendingClient {
  transacting?: unknown;
  positionBindings(sql: string): string;
}

const positioned = new Map<string, string>();

/**
 * Runs a statement as a prepared one (`prepared`) and returns its rows. On a pool it skips knex's builder and runner,
 * which cost as much as sending the statement, and is sent together with others (`sendTogether`). If a migration has
 * changed the result since the session prepared it, the statement runs once more, unprepared.
 */
export async function preparedRows<Row>(conn: Handle, sql: string, bindings: readonly unknown[]): Promise<Row[]> {
  const { client } = conn as unknown as { client: Pooled };
  if (client.transacting) {
    const running = conn.raw<{ rows: Row[] }>(sql, bindings as never[]) as Promise<{ rows: Row[] }> & Optional;
    return (await prepared(running, sql)).rows;
  }
  const text = positioned.get(sql) ?? client.positionBindings(sql);
  positioned.set(sql, text);
  try {
    return (await sendTogether(client, { sql: text, bindings, options: { name: nameOf(sql) } })) as Row[];
  } catch (error) {
    if (!isOutdatedPlan(error)) throw error;
  }
  return (await conn.raw<{ rows: Row[] }>(sql, bindings as never[])).rows;
}

/** The length that the planner assumes for an array of unknown size. */
const unknownLength = 10;

/**
 * Pads the values of an array parameter with nulls to more than the length that the planner assumes. With a shorter
 * array, a custom plan always looks cheaper, and Postgres plans the statement on every call. Use it for parameters
 * joined by key, where a null matches nothing.
 */
export const paddedArray = <Value>(values: readonly Value[]): (Value | null)[] => [
  ...values,
  ...Array<null>(Math.max(0, unknownLength + 2 - values.length)).fill(null),
];

/**
 * Returns whether a statement failed because its result type changed after it was prepared. A new session does not have
 * this problem.
 */
export const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '0A000' &&
  error.message.startsWith('cached plan must not change result type');
