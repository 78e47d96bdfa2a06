// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import type { Column } from './columns';
import { DataTable } from './data-table';
import { useTableView } from './use-table-view';

interface Row {
  id: string;
}

const columns: Column<Row>[] = [
  { id: 'number', title: 'Номер', cell: ({ id }) => id },
  { id: 'sum', title: 'Сумма', cell: () => '1' },
];

function Requests({ name = 'requests' }: { name?: string }) {
  const view = useTableView(name, columns);
  const [ids, onChange] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      {view.control}
      <DataTable<Row>
        caption="Запросы"
        rows={[{ id: '26-1' }, { id: '26-2' }, { id: '26-3' }]}
        rowId={({ id }) => id}
        rowName={({ id }) => id}
        columns={view.columns}
        density={view.density}
        selection={{ ids, onChange }}
        bulkBar={<button type="button">Удалить</button>}
      />
    </>
  );
}

beforeEach(() => localStorage.clear());

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

it('a hidden column stays hidden at the next visit, in this table only', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Requests />);
  await user.click(screen.getByRole('button', { name: 'Вид таблицы' }));
  const choice = within(await screen.findByRole('dialog', { name: 'Вид таблицы' }));
  expect(choice.queryByRole('checkbox', { name: 'Номер' })).toBeNull();
  await user.click(choice.getByRole('checkbox', { name: 'Сумма' }));
  expect(heads()).toEqual(['', 'Номер']);
  await user.click(choice.getByRole('radio', { name: 'Компактная' }));
  unmount();
  const again = render(<Requests />);
  expect(heads()).toEqual(['', 'Номер']);
  expect(screen.getByRole('table').dataset.density).toBe('compact');
  again.unmount();
  render(<Requests name="cart" />);
  expect(heads()).toEqual(['', 'Номер', 'Сумма']);
});

it('the number of chosen rows is announced, and leaving the bar returns the focus to the table', async () => {
  const user = userEvent.setup();
  render(<Requests />);
  await user.click(screen.getByRole('checkbox', { name: 'Выбрать: 26-2' }));
  const bar = within(screen.getByRole('region', { name: 'Выбранные строки' }));
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(announced()).toContain('Выбрано 1');
  await user.click(bar.getByRole('button', { name: 'Выбрать всю страницу' }));
  expect(announced()).toContain('Выбрано 3');
  expect(bar.queryByRole('button', { name: 'Выбрать всю страницу' })).toBeNull();
  bar.getByRole('button', { name: 'Удалить' }).focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Выбранные строки' })).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Выбрать все строки' })),
  );
});
