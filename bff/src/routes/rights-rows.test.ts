import { expect, it } from 'vitest';
import { rightsTable } from '../../test/rights-table.js';
import { routes } from './index.js';

const named = routes.map(({ method, path }) => `${method} ${path}`);
const rows = rightsTable.map((row) => row.route);

it('every route of the BFF has a row in the rights table', () => {
  expect(named.filter((name) => !rows.includes(name))).toEqual([]);
});

it('no row of the rights table speaks of a route that is gone', () => {
  expect(rows.filter((name) => !named.includes(name))).toEqual([]);
});
