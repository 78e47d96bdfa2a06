// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { aContext } from '../../../testing/builders/context';
import { aRequestList } from '../../../testing/builders/request';
import { renderApp } from '../../../testing/render-app';
import { answers, server, withServer } from '../../../testing/server';

withServer();

const path = '/broker/request-from-catalog-list';
const file = '/broker/requests/export';

it('the list is downloaded with the current filters and sorting, without its page number', async () => {
  answers(path, aRequestList());
  const calls: string[] = [];
  URL.createObjectURL = vi.fn(() => 'blob:x');
  server.use(
    http.get(file, ({ request }) => {
      calls.push(new URL(request.url).search);
      const headers = {
        'Content-Disposition': "attachment; filename*=UTF-8''%D0%97%D0%B0%D0%BF%D1%80%D0%BE%D1%81%D1%8B.xlsx",
      };
      return HttpResponse.text('x'.repeat(2048), { headers });
    }),
  );
  const { user } = await renderApp(`${path}?status=new&page=2&sort%5Bname%5D=asc`, aContext('broker'));
  await user.click(await screen.findByRole('button', { name: 'Выгрузить' }));
  await screen.findByText('Запросы.xlsx');
  expect(new URLSearchParams(calls[0])).toEqual(new URLSearchParams('sort[name]=asc&status=new&kind=rfc'));
});

it('a failed download shows the reason and can be retried', async () => {
  answers(path, aRequestList());
  let isDown = true;
  URL.createObjectURL = vi.fn(() => 'blob:x');
  server.use(
    http.get(file, () => {
      if (!isDown) return HttpResponse.text('x');
      const body = { success: false, message: 'Слишком много попыток', data: { error: 'too_many_requests' } };
      return HttpResponse.json(body, { status: 429, headers: { 'Retry-After': '5' } });
    }),
  );
  const { user } = await renderApp(path, aContext('broker'));
  await user.click(await screen.findByRole('button', { name: 'Выгрузить' }));
  await screen.findByText('Слишком много попыток');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await screen.findByText(/^Сохранён,/);
});
