import type { Knex } from '@setu/kit/db';
import { type Terms, turns } from '../domain/clocks.js';
import type { Status } from '../domain/lifecycle.js';

const everyStatus = Object.keys(turns) as Status[];

/** What the order by due time needs to know of a list. */
interface DueOrder {
  terms: Terms;
  statuses: readonly Status[] | undefined;
  descending: boolean;
}

/**
 * The condition on `request.id` that gives the first so many in the order by due time: of each status the first ones by
 * its index, for within a status who entered it first is due first. `rows` gives the list's requests of one status.
 */
export function firstDue(
  conn: Pick<Knex, 'raw'>,
  { terms, statuses = everyStatus, descending }: DueOrder,
  { most, rows }: { most: number; rows: (status: Status) => Knex.QueryBuilder },
): Knex.Raw {
  const heads = statuses.map((status) => {
    // What has no term stands last either way, the last to end first.
    const way = terms.hours[status] === undefined || descending ? 'desc' : 'asc';
    return rows(status)
      .select('request.id')
      .orderByRaw(`request.status_at ${way}, ${byId({ descending })}`)
      .limit(most);
  });
  const all = heads.map(() => 'select head.id from (?) as head').join(' union all ');
  return conn.raw(`request.id in (${all})`, heads);
}

const byId = ({ descending }: Pick<DueOrder, 'descending'>) => `request.id ${descending ? 'desc' : 'asc'}`;

/** The order by due time itself, as `order by` has it. */
export function byDue({ terms, descending }: Omit<DueOrder, 'statuses'>): {
  sql: string;
  bindings: (string | number)[];
} {
  const known = Object.entries(terms.hours);
  const way = descending ? 'desc' : 'asc';
  const cases = known.map(() => "when ? then request.status_at + ?::int * interval '1 hour'").join(' ');
  const due = known.length === 0 ? 'null::timestamptz' : `case request.status ${cases} end`;
  return {
    sql: `${due} ${way} nulls last, request.status_at desc, ${byId({ descending })}`,
    bindings: known.flat(),
  };
}
