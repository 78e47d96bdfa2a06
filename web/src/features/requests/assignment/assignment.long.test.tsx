// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { aContext } from '../../../testing/builders/context';
import { aRequest, aRequestList, aRequestRow } from '../../../testing/builders/request';
import { renderApp } from '../../../testing/render-app';
import { answers, server, withServer } from '../../../testing/server';
import { closeAllModals } from '../../../ui/modal/modal-store';

withServer();
afterEach(closeAllModals);

const id = (digit: string): string => `${digit.repeat(8)}-0000-4000-8000-000000000000`;
const managers = [
  { id: id('d'), name: 'Анна', surname: 'Яшина', patronymic: '' },
  { id: id('e'), name: 'Олег', surname: 'Белов', patronymic: '' },
];
const permissions: ['view', 'manage', 'manager_change'] = ['view', 'manage', 'manager_change'];
const list = '/broker/request-from-catalog-list';
const loads = '/broker/managers/load';
const carried = [
  { manager: managers[1], open: 2, late: 0 },
  { manager: managers[0], open: 5, late: 1 },
];

it('a senior manager assigns the selected rows to one manager and sees those that failed', async () => {
  const rows = [
    aRequestRow({ id: id('1'), numeric_hash: '11111111', permissions }),
    aRequestRow({ id: id('2'), numeric_hash: '22222222', permissions }),
    aRequestRow({ id: id('3'), numeric_hash: '33333333', permissions }),
  ];
  answers(list, aRequestList({ list: rows, managers }));
  answers(loads, carried);
  const bodies: unknown[] = [];
  server.use(
    http.post('/broker/requests/set-manager', async ({ request }) => {
      bodies.push(await request.json());
      const data = [
        { id: id('1'), result: 'assigned' },
        { id: id('2'), result: 'closed' },
        { id: id('3'), result: 'not_found' },
      ];
      return HttpResponse.json({ success: true, data });
    }),
  );
  const { user } = await renderApp(list, aContext('broker'));
  await user.click(await screen.findByRole('checkbox', { name: /11111111/ }));
  await user.click(screen.getByRole('checkbox', { name: /22222222/ }));
  await user.click(screen.getByRole('checkbox', { name: /33333333/ }));
  await user.click(screen.getByRole('button', { name: 'Назначить менеджера' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Кому передать 3 запроса?' }));
  await user.click(dialog.getByRole('button', { name: 'Передать' }));
  await dialog.findByText('Заполните это поле');
  expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'По нагрузке: каждый — наименее занятому',
    'Олег Белов · в работе: 2',
    'Анна Яшина · в работе: 5, просрочено: 1',
  ]);
  await user.click(dialog.getByRole('radio', { name: /Анна Яшина/ }));
  await user.click(dialog.getByRole('button', { name: 'Передать' }));
  await screen.findByText('Сделка завершена или отклонена: № 22222222. Не найдены: № 33333333.');
  await screen.findByText('Менеджер назначен');
  expect(bodies).toEqual([{ requests: [id('1'), id('2'), id('3')], userId: managers[0]?.id }]);
});

it('several requests are distributed by workload, and the result names the count for each manager', async () => {
  const rows = ['1', '2', '3'].map((digit) =>
    aRequestRow({ id: id(digit), numeric_hash: digit.repeat(8), permissions }),
  );
  answers(list, aRequestList({ list: rows, managers }));
  answers(loads, carried);
  const bodies: unknown[] = [];
  server.use(
    http.post('/broker/requests/share-out', async ({ request }) => {
      bodies.push(await request.json());
      const to = [managers[1], managers[1], null];
      const result = ['assigned', 'unchanged', 'closed'];
      const data = rows.map((row, index) => ({ id: row.id, result: result[index], manager: to[index] }));
      return HttpResponse.json({ success: true, data });
    }),
  );
  const { user } = await renderApp(list, aContext('broker'));
  for (const { numeric_hash: number } of rows)
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(number) }));
  await user.click(screen.getByRole('button', { name: 'Назначить менеджера' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Кому передать 3 запроса?' }));
  await user.click(dialog.getByRole('radio', { name: /По нагрузке/ }));
  await user.click(dialog.getByRole('button', { name: 'Передать' }));
  await screen.findByText('Олег Белов: 2');
  await screen.findByText('Сделка завершена или отклонена: № 33333333.');
  expect(bodies).toEqual([{ requests: rows.map((row) => row.id) }]);
});

it('a manager who is not a senior manager cannot select rows', async () => {
  answers(list, aRequestList({ list: [aRequestRow({ permissions: ['view', 'manage'] })] }));
  await renderApp(list, aContext('broker'));
  const table = within(await screen.findByRole('table'));
  expect(table.queryByRole('checkbox')).toBeNull();
});

it('a request’s page lets a senior manager reassign it and lists the possible managers', async () => {
  const request = aRequest({ permissions });
  answers(`/broker/preview/${request.id}`, { request, managers });
  answers(loads, carried);
  let sent = 0;
  server.use(
    http.post('/broker/requests/set-manager', () => {
      sent += 1;
      return HttpResponse.json({ success: true, data: [{ id: request.id, result: 'assigned' }] });
    }),
  );
  const { user } = await renderApp(`/broker/preview/${request.id}`, aContext('broker'));
  await user.click(await screen.findByRole('button', { name: 'Назначить менеджера' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: `Кому передать запрос №\u00A0${request.numeric_hash}?` }),
  );
  expect(dialog.queryByRole('radio', { name: /По нагрузке/ })).toBeNull();
  await user.click(dialog.getByRole('radio', { name: /Олег Белов/ }));
  await user.click(dialog.getByRole('button', { name: 'Передать' }));
  await screen.findByText('Олег Белов');
  await waitFor(() => expect(sent).toBe(1));
});
