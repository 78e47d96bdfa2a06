import { type Report, reports } from '@setu/contract';
import { expect, it } from 'vitest';
import { constantColumns, leadingColumn, partOfLargest, partOfSearches, toneOf } from './report-looks';

const searches: Report = reports.report_on_search_requests;
// The cells in order: words, searches, share, missed, opened, chosen.
const row = (count: number, missed: number) => ({
  ...{ id: `${count}`, picture: null },
  cells: ['чай', count, 0.1, missed, 1, null],
});

it('rows are compared by the count they are sorted by, relative to the largest visible row', () => {
  expect(leadingColumn(searches)).toBe('searches');
  expect(leadingColumn(reports.report_on_buyers)).toBeUndefined();
  const rows = [row(40, 0), row(10, 0)];
  expect(rows.map(({ cells }) => partOfLargest(Number(cells[1]), rows, 1))).toEqual([1, 0.25]);
  expect(partOfLargest(0, [row(0, 0)], 1)).toBe(0);
});

it('words with some searches without results get a warning, words without any results in five searches an alert', () => {
  expect([row(5, 0), row(5, 2), row(4, 4), row(5, 5)].map(({ cells }) => toneOf(searches, 'missed', cells))).toEqual([
    undefined,
    'warning',
    'warning',
    'danger',
  ]);
  expect(toneOf(searches, 'opened', row(5, 5).cells)).toBeUndefined();
});

it('sums of searches show their share of all searches', () => {
  const sums = [null, 200, null, 50, 30, null];
  expect(['searches', 'missed', 'opened'].map((name) => partOfSearches(searches, name, sums))).toEqual([
    undefined,
    0.25,
    0.15,
  ]);
  expect(partOfSearches(searches, 'missed', [null, 0, null, 0, 0, null])).toBeUndefined();
});

it('a text column with the same value in every row is left out, a figure or the first column never', () => {
  const alike = [row(3, 0), row(3, 0), row(3, 0)].map((one, at) => ({ ...one, id: `${at}` }));
  const names = constantColumns(searches, alike);
  expect(names).not.toContain('words');
  expect(names).not.toContain('searches');
  expect(names).toEqual(searches.columns.slice(1).flatMap(({ name, kind }) => (kind === 'text' ? [name] : [])));
  expect(constantColumns(searches, alike, 0)).toContain('words');
  expect(constantColumns(searches, alike.slice(0, 2))).toEqual([]);
});
