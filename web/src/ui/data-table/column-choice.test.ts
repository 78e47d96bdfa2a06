import { expect, it } from 'vitest';
import { choosableColumns, shownColumns } from './column-choice';
import type { Column } from './columns';

const column = (id: string, more: Partial<Column<object>> = {}): Column<object> => ({
  id,
  title: id,
  cell: () => id,
  ...more,
});
const columns = [column('number'), column('status'), column('sum'), column('menu', { isActions: true })];
const ids = (list: Column<object>[]) => list.map(({ id }) => id);

it('the column that names the rows and the action column cannot be hidden', () => {
  expect(ids(choosableColumns(columns))).toEqual(['status', 'sum']);
});

it.each([
  [[], ['number', 'status', 'sum', 'menu']],
  [['sum'], ['number', 'status', 'menu']],
  [
    ['number', 'menu'],
    ['number', 'status', 'sum', 'menu'],
  ],
  [
    ['gone', 'status'],
    ['number', 'sum', 'menu'],
  ],
])('with %j hidden, %j are shown', (away, shown) => {
  expect(ids(shownColumns(columns, new Set(away)))).toEqual(shown);
});
