// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { aContext } from '../../../testing/builders/context';
import { aRequestList } from '../../../testing/builders/request';
import { renderApp } from '../../../testing/render-app';
import { answers, server, withServer } from '../../../testing/server';

withServer();

const path = '/customer/request-from-catalog-list';

it('a loading list shows busy placeholders for its rows', async () => {
  server.use(http.get(path, () => delay('infinite')));
  await renderApp(path, aContext('customer'));
  const table = await screen.findByRole('table', { name: /^Запросы из каталога/ });
  expect(table.closest('[aria-busy="true"]')).not.toBeNull();
});

it('a company without requests sees the way to the catalogue', async () => {
  answers(path, aRequestList({ list: [], total_count: 0, status_counts: {} }));
  await renderApp(path, aContext('customer'));
  await screen.findByRole('heading', { name: 'Запросов пока нет' });
  expect(screen.getByRole('link', { name: 'Открыть каталог' }).getAttribute('href')).toBe('/catalog/category/');
});

it('an error shows the reason and a code for support, and a retry loads the list', async () => {
  const failure = { success: false, message: 'Запросы не отвечают', data: { error: 'server_error' } };
  const headers = { 'X-Request-Id': 'req-7' };
  server.use(http.get(path, () => HttpResponse.json(failure, { status: 500, headers })));
  const { user } = await renderApp(path, aContext('customer'));
  await screen.findByRole('heading', { name: 'Запросы не отвечают' });
  expect(screen.getByText('req-7')).toBeTruthy();
  answers(path, aRequestList());
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(screen.getByRole('link', { name: '12345678' })).toBeTruthy());
});
