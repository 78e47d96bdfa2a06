import knex from 'knex';
import { expect, it } from 'vitest';
import type { Conn } from './open.js';
import type { Table, TableConn } from './tables.js';

interface NoticeRow {
  id: string;
  user_id: string;
  read_at: Date | null;
}
interface Tables {
  notice: Table<NoticeRow, Omit<NoticeRow, 'read_at'>, Pick<NoticeRow, 'read_at'>>;
}

it("a store's query builder checks its tables and columns and accepts any connection", () => {
  const pool: Conn = knex.knex({ client: 'pg' });
  const conn: TableConn<Tables> = pool;
  const read = conn('notice').where({ user_id: 'u' }).select('id', 'read_at');
  expect(read.toSQL().sql).toBe('select "id", "read_at" from "notice" where "user_id" = ?');
  const add = conn('notice').insert({ id: 'i', user_id: 'u' }).onConflict(['id']).ignore().returning('id');
  expect(add.toSQL().sql).toContain('on conflict ("id") do nothing returning "id"');
  const rows: PromiseLike<Pick<NoticeRow, 'id' | 'read_at'>[]> = read;
  expect(rows).toBe(read);
  // @ts-expect-error there is no such table
  conn('letter');
  // @ts-expect-error there is no such column
  conn('notice').insert({ id: 'i', user_id: 'u', colour: 'red' });
  // @ts-expect-error this column is never updated
  conn('notice').update({ user_id: 'v' });
});
