import { describe, expect, it } from 'vitest';
import type { Migration } from '../src/db/index.js';
import { unsupportedStatements } from '../src/testing/index.js';

const first: Migration = {
  name: '202611200000-first',
  up: 'create table thing (id integer constraint thing_pkey primary key, name text not null, size integer not null default 1)',
  down: 'drop table thing',
};
const later = (up: string): Migration[] => [first, { name: '202612010000-later', up, down: '' }];
const statements = [
  'insert into "thing" ("id", "name") values ($1, $2) on conflict on constraint thing_pkey do nothing',
  'select "name" from "thing" where "id" = $1',
];

describe("The previous release's statements", () => {
  it.each([
    'alter table thing add column note text',
    'alter table thing add column weight integer not null default 0',
    'alter table thing drop column size',
    'create table other (id integer not null)',
  ])('are valid after %j', async (up) => {
    expect(await unsupportedStatements('kit', later(up), statements)).toEqual([]);
  });

  it.each([
    ['alter table thing drop column name', 2],
    ['alter table thing alter column id type text', 0],
    ['alter table thing alter column size drop default', 1],
    ['alter table thing add column weight integer not null', 1],
    ['alter table thing rename constraint thing_pkey to thing_key', 1],
    ['drop table thing', 2],
  ])('after %j, %i of them are invalid', async (up, count) => {
    expect(await unsupportedStatements('kit', later(up), statements)).toHaveLength(count);
  });
});
