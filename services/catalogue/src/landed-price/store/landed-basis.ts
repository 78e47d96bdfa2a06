import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';
import type { LandedBasis } from '../domain/landed-basis.js';

const beforeAll = '00000000-0000-0000-0000-000000000000';

/** The basis, and how far the prices have been computed with it. */
export interface BasisProgress extends LandedBasis {
  /** The last card of the pass over all cards, or undefined if the pass is complete. */
  afterId: string | undefined;
  /** The snapshot up to which changes of cards were read. */
  seen: string;
}

interface Row extends LandedBasis {
  after_sku_id: string | null;
  seen: string;
}

// In the read model, so that the cards of a pass are those of lists.
const nextIds = 'select sku_id from search_doc where sku_id > ?::uuid order by sku_id limit ?::int';
const publicIds = 'select sku_id from search_doc where sku_id = any (?::uuid[])';

const edges = ['cost_tariff', 'cost_fee', 'cost_lane', 'cost_leg']
  .flatMap((table) => [`select valid_from as day from ${table}`, `select valid_to + 1 from ${table}`])
  .join(' union all ');

/** What the landed prices of lists are computed with, and the progress of computing them. */
export const landedBasis = (conn: SqlConn) => {
  const idsOf = async (sql: string, bindings: readonly (string | number | readonly string[])[]): Promise<string[]> =>
    (await rowsOf<{ sku_id: string }>(conn, { sql, bindings })).map((row) => row.sku_id);

  return {
    /** Returns the basis and locks it until the transaction ends. Undefined before the first one. */
    take: async (): Promise<BasisProgress | undefined> => {
      const row = await rowOf<Row>(conn, {
        sql: `select revision, costs, rates, to_char(rated_on, 'YYYY-MM-DD') as "ratedOn", generation, seen, after_sku_id
          from landed_basis for update`,
        bindings: [],
      });
      if (row === undefined) return undefined;
      const { after_sku_id, ...basis } = row;
      return { ...basis, afterId: after_sku_id ?? undefined };
    },

    /** Stores a basis and begins the pass over all cards. */
    begin: async ({ revision, costs, rates, ratedOn, generation }: LandedBasis, seen: string): Promise<void> => {
      await rowsOf(conn, {
        sql: `insert into landed_basis (revision, costs, rates, rated_on, generation, seen, after_sku_id)
          values (?, ?, ?::jsonb, ?, ?, ?, ?)
          on conflict on constraint landed_basis_pkey do update set revision = excluded.revision, costs = excluded.costs,
            rates = excluded.rates, rated_on = excluded.rated_on, generation = excluded.generation, seen = excluded.seen,
            after_sku_id = excluded.after_sku_id`,
        bindings: [revision, costs, JSON.stringify(rates), ratedOn, generation, seen, beforeAll],
      });
    },

    /** Stores the progress of the pass. */
    passed: async (afterId: string | undefined): Promise<void> => {
      await rowsOf(conn, { sql: 'update landed_basis set after_sku_id = ?', bindings: [afterId ?? null] });
    },

    /** Begins the pass over all cards again, with the same basis. */
    restart: async (seen: string): Promise<void> => {
      await rowsOf(conn, { sql: 'update landed_basis set after_sku_id = ?, seen = ?', bindings: [beforeAll, seen] });
    },

    /** Stores up to which snapshot changes of cards were read. */
    saw: async (seen: string): Promise<void> => {
      await rowsOf(conn, { sql: 'update landed_basis set seen = ?', bindings: [seen] });
    },

    /** Returns the public cards after one, in order of their ids. */
    idsAfter: (afterId: string, limit: number): Promise<string[]> => idsOf(nextIds, [afterId, limit]),

    /** Returns those of `ids` that are public. */
    publicOf: (ids: readonly string[]): Promise<string[]> => idsOf(publicIds, [ids]),

    /** Returns the last day, up to `today`, on which a rule of the cost tables began or had ended. */
    ruleDay: async (today: string): Promise<string> => {
      const sql = `select max(day)::text as day from (${edges}) as edge where day <= ?::date`;
      return (await rowOf<{ day: string | null }>(conn, { sql, bindings: [today] }))?.day ?? '';
    },
  };
};
