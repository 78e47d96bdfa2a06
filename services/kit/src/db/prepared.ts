import { createHash } from 'node:crypto';

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
export const prepared = <Query extends Optional>(query: Query, sql: string): Query =>
  query.options({ name: nameOf(sql) });

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
