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

it('rows a senior ticks go to one manager; those that cannot are named', async () => {
  const rows = [
    aRequestRow({ id: id('1'), numeric_hash: '11111111', permissions }),
    aRequestRow({ id: id('2'), numeric_hash: '22222222', permissions }),
  ];
  answers(list, aRequestList({ list: rows, managers }));
  const asked: unknown[] = [];
  server.use(
    http.post('/broker/requests/set-manager', async ({ request }) => {
      asked.push(await request.json());
      const data = [
        { id: id('1'), result: 'assigned' },
        { id: id('2'), result: 'closed' },
      ];
      return HttpResponse.json({ success: true, data });
    }),
  );
  const { user } = await renderApp(list, aContext('broker'));
  await user.click(await screen.findByRole('checkbox', { name: /11111111/ }));
  await user.click(screen.getByRole('checkbox', { name: /22222222/ }));
  await user.click(screen.getByRole('button', { name: 'Назначить менеджера' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Кому передать 2 запроса?' }));
  await user.click(dialog.getByRole('button', { name: 'Передать' }));
  await dialog.findByText('Заполните это поле');
  await user.click(dialog.getByRole('radio', { name: 'Анна Яшина' }));
  await user.click(dialog.getByRole('button', { name: 'Передать' }));
  await screen.findByText('Сделка завершена или отклонена: № 22222222.');
  await screen.findByText('Менеджер назначен');
  expect(asked).toEqual([{ requests: [id('1'), id('2')], userId: managers[0]?.id }]);
});

it('rows of a manager who is no senior cannot be ticked', async () => {
  answers(list, aRequestList({ list: [aRequestRow({ permissions: ['view', 'manage'] })] }));
  await renderApp(list, aContext('broker'));
  await screen.findByRole('table');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('a request’s page offers a senior the change, with whom it may go to', async () => {
  const request = aRequest({ permissions });
  answers(`/broker/preview/${request.id}`, { request, managers });
  let sent = 0;
  server.use(
    http.post('/broker/requests/set-manager', () => {
      sent += 1;
      return HttpResponse.json({ success: true, data: [{ id: request.id, result: 'assigned' }] });
    }),
  );
  const { user } = await renderApp(`/broker/preview/${request.id}`, aContext('broker'));
  await user.click(await screen.findByRole('button', { name: 'Назначить менеджера' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Кому передать запрос № ${request.numeric_hash}?` }));
  await user.click(dialog.getByRole('radio', { name: 'Олег Белов' }));
  await user.click(dialog.getByRole('button', { name: 'Передать' }));
  await screen.findByText('Олег Белов');
  await waitFor(() => expect(sent).toBe(1));
});
