import { endpoints } from '@setu/contract';
import { expect, it } from 'vitest';
import { rightsRows } from '../../test/rights-rows.js';
import { routes } from './index.js';

const namesOf = (list: readonly { method: string; path: string }[]) =>
  list.map(({ method, path }) => `${method} ${path}`);
const mounted = namesOf(routes);
const rows = rightsRows(routes).map((row) => row.route);

it('every endpoint of the contract is mounted, once, and nothing beside them', () => {
  expect(mounted.toSorted()).toEqual(namesOf(Object.values(endpoints)).sort());
});

it('every route has a row in the rights table: its own where it names an object, else that of its class of people', () => {
  expect(mounted.filter((name) => !rows.includes(name))).toEqual([]);
});

it('no row of the rights table speaks of a route that is gone', () => {
  expect(rows.filter((name) => !mounted.includes(name))).toEqual([]);
});
