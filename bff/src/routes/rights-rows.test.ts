import { endpoints } from '@setu/contract';
import { expect, it } from 'vitest';
import { rightsRows } from '../../test/rights-rows.js';
import { routes } from './index.js';

const namesOf = (list: readonly { method: string; path: string }[]) =>
  list.map(({ method, path }) => `${method} ${path}`);
const mounted = namesOf(routes);
const rows = rightsRows(routes).map((row) => row.route);

it('every endpoint of the contract is mounted exactly once, and no other route is mounted', () => {
  expect(mounted.toSorted()).toEqual(namesOf(Object.values(endpoints)).sort());
});

it('every route has a row in the rights table: its own if it names an object, otherwise the row of its role', () => {
  expect(mounted.filter((name) => !rows.includes(name))).toEqual([]);
});

it('the rights table has no row for a route that does not exist', () => {
  expect(rows.filter((name) => !mounted.includes(name))).toEqual([]);
});
