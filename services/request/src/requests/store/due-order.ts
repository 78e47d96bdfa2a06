import type { Knex } from '@setu/kit/db';
import type { Status } from '../domain/lifecycle.js';
import { responsibleParties, type SlaTerms } from '../domain/sla-timers.js';

const everyStatus = Object.keys(responsibleParties) as Status[];

/** The part of a list query that sorting by deadline needs. */
interface DueOrder {
  terms: SlaTerms;
  statuses: readonly Status[] | undefined;
  descending: boolean;
}

/**
 * Returns the condition on `request.id` that selects the first `limit` requests by deadline. `rows` returns the list's
 * requests of one status.
 * It takes the first ones of each status from an index, because within a status the earliest entry has the earliest
 * deadline.
 */
export function firstDue(
  conn: Pick<Knex, 'raw'>,
  { terms, statuses = everyStatus, descending }: DueOrder,
  { limit, rows }: { limit: number; rows: (status: Status) => Knex.QueryBuilder },
): Knex.Raw {
  const heads = statuses.map((status) => {
    // Requests without a deadline come last in both directions, the latest entry first.
    const way = terms.hours[status] === undefined || descending ? 'desc' : 'asc';
    return rows(status)
      .select('request.id')
      .orderByRaw(`request.status_at ${way}, ${byId({ descending })}`)
      .limit(limit);
  });
  const all = heads.map(() => 'select head.id from (?) as head').join(' union all ');
  return conn.raw(`request.id in (${all})`, heads);
}

const byId = ({ descending }: Pick<DueOrder, 'descending'>) => `request.id ${descending ? 'desc' : 'asc'}`;

/** Returns the `order by` expression for sorting by deadline. */
export function byDue({ terms, descending }: Omit<DueOrder, 'statuses'>): {
  sql: string;
  bindings: (string | number)[];
} {
  const way = descending ? 'desc' : 'asc';
  const due = dueAt(terms);
  return {
    sql: `${due.sql} ${way} nulls last, request.status_at desc, ${byId({ descending })}`,
    bindings: due.bindings,
  };
}

/** Returns the deadline of a request's stage as SQL, null for a stage without a limit. */
export function dueAt({ hours }: SlaTerms): { sql: string; bindings: (string | number)[] } {
  const known = Object.entries(hours);
  const cases = known.map(() => "when ? then request.status_at + ?::int * interval '1 hour'").join(' ');
  return {
    sql: known.length === 0 ? 'null::timestamptz' : `case request.status ${cases} end`,
    bindings: known.flat(),
  };
}
