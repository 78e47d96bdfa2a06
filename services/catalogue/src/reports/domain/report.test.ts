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
])('%i days requested by "%s" are shown by %s', (days, asked, step) => expect(stepOf(days, asked)).toBe(step));

it('a row has a cell for each column, in order, and an empty cell for an unknown value', () => {
  for (const name of catalogueReports) {
    const { columns } = reports[name];
    const told = Object.fromEntries(columns.map((column, at) => [column.name, at === 1 ? null : at]));
    expect(cellsOf(name, { ...told, other: 'no column' })).toEqual(
      columns.map((_column, at) => (at === 1 ? '' : String(at))),
    );
  }
});
