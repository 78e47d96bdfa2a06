import { expect, it } from 'vitest';
import { narrowingMigrations } from './migrated-both-ways.js';

const step = (up: string, more: object = {}) => ({ name: '20261201-step', up, down: '', ...more });

it.each([
  'alter table thing drop column name',
  'drop table thing',
  'alter table thing rename column name to title',
  'alter table thing rename to things',
  'alter table thing alter column count type bigint',
  'alter table thing alter column name set not null',
  'alter table thing add column name text not null',
  'create table other (n int); alter table thing add column n int not null, add column m int default 0',
])('%j would break the previous release', (up) => {
  expect(narrowingMigrations([step(up)], '20261122')).toHaveLength(1);
  expect(narrowingMigrations([step(up, { contract: true })], '20261122')).toEqual([]);
  expect(narrowingMigrations([{ ...step(up), name: '20261121-old' }], '20261122')).toEqual([]);
});

it.each([
  'alter table thing add column name text',
  'alter table thing add column if not exists n integer not null default 0, add column m text',
  'create table other (name text not null); create index other_name_idx on other (name)',
  'create function f() returns trigger language plpgsql as $$ begin drop table x; return null; end $$;',
  'alter table thing drop constraint thing_count_check',
  '-- drop column later\nselect 1',
])('%j does not affect the previous release', (up) => {
  expect(narrowingMigrations([step(up)], '20261122')).toEqual([]);
});
