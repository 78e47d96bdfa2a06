// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { TableSort } from './columns';
import { DataTable } from './data-table';

interface Row {
  id: string;
  name: string;
}

function Requests() {
  const [sort, setSort] = useState<TableSort | null>(null);
  return (
    <DataTable<Row>
      caption="Запросы"
      rows={[{ id: '1', name: 'Насос' }]}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      sort={sort}
      onSort={setSort}
      columns={[
        { id: 'name', title: 'Товар', sortKey: 'name', cell: ({ name }) => name },
        { id: 'sum', title: 'Сумма', align: 'end', cell: () => '1' },
      ]}
    />
  );
}

it('a header cycles through ascending, descending and the list’s own order', async () => {
  const user = userEvent.setup();
  render(<Requests />);
  const head = () => screen.getByRole('columnheader', { name: /Товар/ });
  expect(head().getAttribute('aria-sort')).toBe('none');
  for (const order of ['ascending', 'descending', 'none']) {
    await user.click(screen.getByRole('button', { name: /Товар/ }));
    expect(head().getAttribute('aria-sort')).toBe(order);
  }
  expect(screen.getByRole('columnheader', { name: 'Сумма' }).hasAttribute('aria-sort')).toBe(false);
  expect(screen.getByRole('table', { name: 'Запросы' })).toBeTruthy();
});

it('the arrow of an age shows the order of the ages, not of the dates behind them', () => {
  render(
    <DataTable
      caption="Запросы"
      rows={[{ id: '1' }]}
      rowId={({ id }) => id}
      rowName={({ id }) => id}
      sort={{ key: 'status_at', direction: 'asc' }}
      onSort={() => {}}
      columns={[{ id: 'age', title: 'В статусе', sortKey: 'status_at', isReversed: true, cell: () => '9 дней' }]}
    />,
  );
  expect(screen.getByRole('columnheader').getAttribute('aria-sort')).toBe('descending');
});

it('a column that does not say how it appears in a phone’s card is one of the facts, and a menu is in the corner', () => {
  render(
    <DataTable
      caption="Запросы"
      rows={[{ id: '1' }]}
      rowId={({ id }) => id}
      rowName={({ id }) => id}
      columns={[
        { id: 'number', title: 'Номер', inCard: 'title', cell: ({ id }) => id },
        { id: 'city', title: 'Город', cell: () => 'Пуна' },
        { id: 'menu', title: 'Действия', isActions: true, cell: () => '⋮' },
      ]}
    />,
  );
  expect(screen.getAllByRole('cell').map(({ dataset }) => dataset.card)).toEqual(['title', 'fact', 'corner']);
});

it('a missing value is a dash in the table and no row in a phone’s card', () => {
  render(
    <DataTable
      caption="Запросы"
      rows={[{ id: '1' }]}
      rowId={({ id }) => id}
      rowName={({ id }) => id}
      columns={[
        { id: 'sum', title: 'Сумма', cell: () => null },
        { id: 'count', title: 'Количество', cell: () => '0' },
        { id: 'menu', title: 'Действия', isActions: true, cell: () => null },
      ]}
    />,
  );
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['—', '0', '']);
  expect(screen.getByText('—').hasAttribute('data-empty')).toBe(true);
  expect(screen.getByText('0').hasAttribute('data-empty')).toBe(false);
});
