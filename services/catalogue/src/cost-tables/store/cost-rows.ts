import { likeContaining } from '@setu/kit/db';
import type { CostValues } from '@setu/proto/cost-rows';
import type { LocalText } from '../../domain/local-text.js';
import { type Binding, rowOf, rowsOf, type SqlConn, type Statement } from '../../store/sql.js';
import { type CostRowState, type CostTable, lastExpiringDay, type StoredCostRow } from '../domain/cost-row.js';
import { tableNames, tableSql, textOf } from './columns.js';

/** The author and time of a change. Rows of an installation have no author. */
export interface Touch {
  by: string | undefined;
  at: Date;
}

/** A page of a table. */
export interface CostListQuery {
  search: string;
  /** Empty for all rows. */
  states: readonly CostRowState[];
  today: string;
  /** A column of the key, or undefined for all of them in order. */
  sort: string | undefined;
  descending: boolean;
  offset: number;
  limit: number;
}

type Row = { id: string; version: number; changed_at: Date; changed_by: string | null } & Record<string, unknown>;

const meta = 'id, version, changed_at, changed_by';
const batch = 5_000;

type Condition = readonly [sql: string, ...bindings: Binding[]];

/** Returns the condition that rows contain a text, or that one of their codes begins with it. */
function searched(table: CostTable, search: string): Condition[] {
  if (search === '') return [];
  const { spec } = tableSql(table);
  const beginning = likeContaining(search.replace(/[\s.]/g, '').toUpperCase()).slice(1);
  const containing = likeContaining(search);
  const parts = spec.columns
    .filter(({ name }) => spec.searched.includes(name))
    .flatMap((column): Condition[] => {
      const name = `"${column.name}"`;
      if (column.kind === 'digits' || column.kind === 'locode') return [[`${name} like ?`, beginning]];
      if (column.kind !== 'place')
        return [[`fold(${'list' in column ? `array_to_string(${name}, ' ')` : name}) like fold(?)`, containing]];
      const named = `select code from cost_place
        where code like ? or fold(name_en || ' ' || name_ru || ' ' || array_to_string(aliases, ' ')) like fold(?)`;
      return [[`${name} in (${named})`, beginning, containing]];
    });
  return [[`(${parts.map(([sql]) => sql).join(' or ')})`, ...parts.flatMap(([, ...bindings]) => bindings)]];
}

function inStates(table: CostTable, states: readonly CostRowState[], today: string): Condition[] {
  if (states.length === 0 || !tableSql(table).spec.dated) return [];
  const conditions: Readonly<Record<CostRowState, Condition>> = {
    in_force: ['(valid_from <= ?::date and (valid_to is null or valid_to >= ?::date))', today, today],
    future: ['valid_from > ?::date', today],
    expired: ['valid_to < ?::date', today],
    expiring: [
      '(valid_from <= ?::date and valid_to between ?::date and ?::date)',
      ...([today, today, lastExpiringDay(today)] as const),
    ],
  };
  const parts = states.map((state) => conditions[state]);
  return [[`(${parts.map(([sql]) => sql).join(' or ')})`, ...parts.flatMap(([, ...bindings]) => bindings)]];
}

/** Returns the statements of a page of a table, and of the number of its rows. */
export function listStatements(table: CostTable, query: CostListQuery): { page: Statement; total: Statement } {
  const { table: name, spec, selected } = tableSql(table);
  const conditions = [...searched(table, query.search), ...inStates(table, query.states, query.today)];
  const where = conditions.length === 0 ? '' : `where ${conditions.map(([sql]) => sql).join(' and ')}`;
  const bindings = conditions.flatMap(([, ...values]) => values);
  const direction = query.descending ? ' desc' : '';
  const first = query.sort === undefined ? [] : [query.sort];
  const order = [...new Set([...first, ...spec.key])].map((column) => `"${column}"${direction}`).join(', ');
  return {
    page: {
      sql: `select ${meta}, ${selected} from ${name} ${where} order by ${order} limit ?::int offset ?::int`,
      bindings: [...bindings, query.limit, query.offset],
    },
    total: { sql: `select count(*)::int as total from ${name} ${where}`, bindings },
  };
}

/** Reads and writes the rows of the tables that landed prices are computed from. */
export const costRows = (conn: SqlConn) => {
  const fromRow = (table: CostTable, row: Row): StoredCostRow => ({
    ...{ id: row.id, version: row.version, changedAt: row.changed_at, changedBy: row.changed_by ?? undefined },
    values: Object.fromEntries(tableSql(table).spec.columns.map(({ name }) => [name, String(row[`v_${name}`])])),
  });
  const selectAll = async (table: CostTable, rest: string, bindings: readonly Binding[]): Promise<StoredCostRow[]> => {
    const { table: name, selected } = tableSql(table);
    const rows = await rowsOf<Row>(conn, { sql: `select ${meta}, ${selected} from ${name} ${rest}`, bindings });
    return rows.map((row) => fromRow(table, row));
  };
  const arraysOf = (table: CostTable, rows: readonly { values: CostValues }[]): string[][] =>
    tableSql(table).spec.columns.map(({ name }) => rows.map(({ values }) => values[name] ?? ''));

  return {
    /** Locks all tables until the transaction ends, so that changes are made one after another. */
    lock: async (): Promise<void> => {
      await rowOf(conn, { sql: 'select 1 from cost_revision for update', bindings: [] });
    },

    /** Counts a change of the tables and returns the new number. */
    count: async (): Promise<bigint> => {
      const sql = 'update cost_revision set revision = revision + 1 returning revision';
      return BigInt((await rowOf<{ revision: string }>(conn, { sql, bindings: [] }))?.revision ?? '0');
    },

    page: async (table: CostTable, query: CostListQuery): Promise<{ rows: StoredCostRow[]; total: number }> => {
      const { page, total } = listStatements(table, query);
      const [rows, counted] = [await rowsOf<Row>(conn, page), await rowOf<{ total: number }>(conn, total)];
      return { rows: rows.map((row) => fromRow(table, row)), total: counted?.total ?? 0 };
    },

    /** Returns all rows of a table in the order of its key. */
    all: (table: CostTable): Promise<StoredCostRow[]> =>
      selectAll(
        table,
        `order by ${tableSql(table)
          .spec.key.map((name) => `"${name}"`)
          .join(', ')}`,
        [],
      ),

    byId: async (table: CostTable, id: string): Promise<StoredCostRow | undefined> =>
      (await selectAll(table, 'where id = ?', [id]))[0],

    /** Returns the rules of tariffs with one of these codes. */
    withCodes: (codes: readonly string[]): Promise<StoredCostRow[]> =>
      selectAll('tariffs', 'where code = any (?::text[])', [codes]),

    /** Adds rows. Their keys must be new. */
    add: async (table: CostTable, rows: readonly { id: string; values: CostValues }[], touch: Touch): Promise<void> => {
      const { table: name, columns, values, names, arrays } = tableSql(table);
      for (let at = 0; at < rows.length; at += batch) {
        const part = rows.slice(at, at + batch);
        await rowsOf(conn, {
          sql: `insert into ${name} (id, changed_at, changed_by, ${columns}) select n.id, ?, ?, ${values}
            from unnest(?::uuid[], ${arrays}) as n (id, ${names})`,
          bindings: [touch.at, touch.by ?? null, part.map(({ id }) => id), ...arraysOf(table, part)],
        });
      }
    },

    /** Replaces the values of rows by id, and raises their versions. */
    update: async (
      table: CostTable,
      rows: readonly { id: string; values: CostValues }[],
      touch: Touch,
    ): Promise<void> => {
      const { table: name, assigned, names, arrays } = tableSql(table);
      for (let at = 0; at < rows.length; at += batch) {
        const part = rows.slice(at, at + batch);
        await rowsOf(conn, {
          sql: `update ${name} set version = version + 1, changed_at = ?, changed_by = ?, ${assigned}
            from unnest(?::uuid[], ${arrays}) as n ("n_id", ${names}) where ${name}.id = n."n_id"`,
          bindings: [touch.at, touch.by ?? null, part.map(({ id }) => id), ...arraysOf(table, part)],
        });
      }
    },

    remove: async (table: CostTable, id: string): Promise<void> => {
      await rowsOf(conn, { sql: `delete from ${tableNames[table]} where id = ?`, bindings: [id] });
    },

    /** Returns whether a row has the key of these values. */
    hasKey: async (table: CostTable, values: CostValues): Promise<boolean> => {
      const { table: name, spec } = tableSql(table);
      const inKey = spec.columns.filter((column) => spec.key.includes(column.name));
      const sql = `select exists (select from ${name} where ${inKey.map((one) => `${textOf(one)} = ?`).join(' and ')}) as has`;
      const bindings = inKey.map((one) => values[one.name] ?? '');
      return (await rowOf<{ has: boolean }>(conn, { sql, bindings }))?.has === true;
    },

    /** Returns the codes of all places. */
    placeCodes: async (): Promise<ReadonlySet<string>> => {
      const rows = await rowsOf<{ code: string }>(conn, { sql: 'select code from cost_place', bindings: [] });
      return new Set(rows.map(({ code }) => code));
    },

    /** Returns all places with their names, by code. */
    places: (): Promise<{ code: string; name: LocalText }[]> =>
      rowsOf(conn, {
        sql: "select code, json_build_object('en', name_en, 'ru', name_ru) as name from cost_place order by code",
        bindings: [],
      }),

    /** Returns whether a lane or leg begins or ends at a place. */
    isPlaceUsed: async (code: string): Promise<boolean> => {
      const sql = `select exists (select from cost_lane where ? in ("from", "to"))
        or exists (select from cost_leg where ? in ("from", "to")) as is_used`;
      return (await rowOf<{ is_used: boolean }>(conn, { sql, bindings: [code, code] }))?.is_used === true;
    },
  };
};
export type CostRowStore = ReturnType<typeof costRows>;
