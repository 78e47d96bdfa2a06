// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { aContext } from '../../../testing/builders/context';
import { aRequest, managerTransitions, requestIds } from '../../../testing/builders/request';
import { renderApp } from '../../../testing/render-app';
import { answers, server, withServer } from '../../../testing/server';

withServer();

const preview = `/broker/preview/${requestIds.request}`;
const permissions: ReturnType<typeof aRequest>['permissions'] = ['view', 'manage', 'reject'];
const label = 'Сменить статус (только при разработке)';

it('outside production a request moves to a later status through every transition in between, if the server allows each', async () => {
  const fresh = aRequest({ permissions, moves: managerTransitions('in_work') });
  answers('/api/page-context', aContext('broker', { development: true }));
  answers(preview, { request: fresh });
  const sent: unknown[] = [];
  server.use(
    http.post(`/request/update-status/${requestIds.request}`, async ({ request }) => {
      const body = (await request.json()) as { status: 'in_work' | 'send_to_supplier' };
      sent.push(body);
      const moves = managerTransitions('send_to_supplier');
      const now = aRequest({ permissions, moves, status: body.status, version: 3 + sent.length });
      return HttpResponse.json({ success: true, data: { request: now } });
    }),
  );
  const { user } = await renderApp(preview, aContext('broker', { development: true }));
  await user.click(await screen.findByText(label));
  await user.selectOptions(await screen.findByRole('combobox', { name: label }), 'Отправлен поставщику');
  await screen.findByText('Запрос № 12345678 переведён: Отправлен поставщику');
  expect(sent).toEqual([
    { status: 'in_work', version: 3 },
    { status: 'send_to_supplier', version: 4 },
  ]);
});

it('production has no such shortcut', async () => {
  answers(preview, { request: aRequest({ permissions, moves: managerTransitions('in_work') }) });
  await renderApp(preview, aContext('broker'));
  await screen.findByRole('button', { name: 'Принять запрос' });
  expect(screen.queryByRole('combobox', { name: label })).toBeNull();
});
