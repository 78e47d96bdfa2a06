import { reports, stepOf } from '@setu/proto/report-columns';
import { expect, it } from 'vitest';
import { catalogueReports, cellsOf } from './report.js';

it.each([
  [1, '', 'day'],
  [31, '', 'day'],
  [32, '', 'week'],
  [200, '', 'week'],
  [201, '', 'month'],
  [84, 'day', 'day'],
  [7, 'month', 'month'],
  [101, 'day', 'week'],
  [300, 'day', 'month'],
])('a report of %i days with the requested step "%s" is charted by %s', (days, readQuery, step) =>
  expect(stepOf(days, readQuery)).toBe(step),
);

it('a row has a cell for each column, in order, and an empty cell for an unknown value', () => {
  for (const name of catalogueReports) {
    const { columns } = reports[name];
    const cells = Object.fromEntries(columns.map((column, at) => [column.name, at === 1 ? null : at]));
    expect(cellsOf(name, { ...cells, other: 'no column' })).toEqual(
      columns.map((_column, at) => (at === 1 ? '' : String(at))),
    );
  }
});
