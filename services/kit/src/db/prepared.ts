import { createHash } from 'node:crypto';

/** A statement of knex, as far as what is said of it beside its text goes. */
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
 * Takes a statement and its text, and has each session parse and plan it once (PostgreSQL, PREPARE): planning a join of
 * five tables by their keys takes several times as long as running it. For texts that are asked all the time, whose best
 * plan hangs on none of their values; each text is kept for good, so it must be one of few.
 */
export const prepared = <Query extends Optional>(query: Query, sql: string): Query =>
  query.options({ name: nameOf(sql) });

/** How many values the planner takes an array for that it does not know. */
const unknownLength = 10;

/**
 * Takes the values of an array parameter, gives them with nulls up to what the planner expects of any array: for a
 * shorter one a plan of its own would always look cheaper, and be made anew each time. For parameters that are joined by
 * a key, where a null finds nothing.
 */
export const paddedArray = <Value>(values: readonly Value[]): (Value | null)[] => [
  ...values,
  ...Array<null>(Math.max(0, unknownLength + 2 - values.length)).fill(null),
];

/** Whether a statement failed because what it gives has another type since it was prepared; a new session knows nothing of it. */
export const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '0A000' &&
  error.message.startsWith('cached plan must not change result type');
