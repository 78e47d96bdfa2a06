// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aContext } from '../../../testing/builders/context';
import { aRequestList, aRequestRow } from '../../../testing/builders/request';
import { renderApp } from '../../../testing/render-app';
import { answers, withServer } from '../../../testing/server';

withServer();

const path = '/supplier/requests';

it('a supplier has one list of both kinds, without the stages before sending to a supplier', async () => {
  const row = aRequestRow({ status: 'send_to_supplier', waits_for: 'supplier', customer: null, contact_info: null });
  const calls = answers(path, aRequestList({ list: [row], status_counts: { send_to_supplier: 1 } }));
  const { user } = await renderApp(path, aContext('supplier'));
  expect(await screen.findByRole('link', { name: row.numeric_hash })).toBeTruthy();
  expect(calls.at(-1)?.searchParams.get('sort[due_at]')).toBe('asc');
  expect(screen.getByRole('columnheader', { name: /Следующий шаг/ })).toBeTruthy();
  expect(screen.getAllByText('Ждёт предложения').length).toBe(1);
  const views = screen.getByRole('navigation', { name: 'Запросы по статусам' });
  // Statuses without requests are left out.
  expect(views.textContent).toBe('Ждут вас0Все1Ждут предложения1');
  expect(screen.queryByRole('columnheader', { name: /Заказчик/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Срок' }));
  await waitFor(() => expect(calls.at(-1)?.searchParams.get('sort[status_at]')).toBe('asc'));
});

it('a supplier reads until when to ship, or how long the shipment is overdue', async () => {
  const row = { status: 'partially_paid', waits_for: 'supplier', waiting: ['turn'] } as const;
  const shipping = (over: object) => aRequestRow({ ...row, waiting: [...row.waiting], customer: null, ...over });
  answers(
    path,
    aRequestList({
      list: [
        shipping({ ship_by: '2099-12-05' }),
        shipping({ id: '99999999-0000-4000-8000-000000000000', numeric_hash: '87654321', ship_by: '2020-12-05' }),
      ],
    }),
  );
  await renderApp(path, aContext('supplier'));
  expect((await screen.findByRole('row', { name: /12345678/ })).textContent).toContain('отгрузить до 05.12.2099');
  expect(screen.getByRole('row', { name: /87654321/ }).textContent).toContain('просрочен на');
});

it('a row has the button of what waits for the supplier, which opens its place, and no button when nothing waits', async () => {
  const params = { requestEntity: '99999999-0000-4000-8000-000000000000', place: 'offers' };
  const list = [
    aRequestRow({
      ...{ status: 'send_to_supplier', waits_for: 'supplier', waiting: ['turn'] },
      waiting_route: { name: 'request_for_customer_page', params },
    }),
    aRequestRow({ id: params.requestEntity, numeric_hash: '87654321', status: 'offer_received', waits_for: 'broker' }),
  ];
  answers(path, aRequestList({ list, total_count: 2 }));
  await renderApp(path, aContext('supplier'));
  const own = within(await screen.findByRole('row', { name: /12345678/ }));
  expect(own.getByRole('link', { name: /^Сделать предложение/ }).getAttribute('href')).toMatch(/place=offers$/);
  const foreign = within(screen.getByRole('row', { name: /87654321/ }));
  expect(foreign.getAllByRole('link').length).toBe(1);
});

it('an empty list explains where its requests come from', async () => {
  answers(path, aRequestList({ list: [], total_count: 0, status_counts: {} }));
  await renderApp(path, aContext('supplier'));
  expect(await screen.findByText(/которые брокер отправит вашей компании/)).toBeTruthy();
});

it('other users learn that the page is for suppliers', async () => {
  await renderApp(path, aContext('customer'));
  expect(await screen.findByText(/Этот раздел только для поставщиков/)).toBeTruthy();
});
