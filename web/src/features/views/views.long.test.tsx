// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { aContext } from '../../testing/builders/context';
import { aRequestList } from '../../testing/builders/request';
import { renderApp } from '../../testing/render-app';
import { answers, server, withServer } from '../../testing/server';

withServer();

const path = '/broker/request-from-catalog-list';
const views = '/user/views/broker_rfc';
const id = (digit: string): string => `${digit.repeat(8)}-0000-4000-8000-000000000000`;
const urgent = { id: id('1'), name: 'Срочные', query: 'status=new', is_default: false };

const opened = async (address: string) => {
  answers(path, aRequestList());
  const app = await renderApp(address, aContext('broker'));
  await app.user.click(await screen.findByRole('button', { name: 'Сохранённые виды' }));
  return { ...app, window: within(await screen.findByRole('dialog', { name: 'Сохранённые виды' })) };
};

it('a window opened by keyboard returns the focus to its button, even the first time', async () => {
  answers(views, [urgent]);
  const { user, window } = await opened(path);
  await window.findByRole('link', { name: 'Срочные' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Сохранённые виды' }));
});

it('a view is a link to the list as it was saved', async () => {
  answers(views, [urgent]);
  const { user, router, window } = await opened(path);
  await user.click(await window.findByRole('link', { name: 'Срочные' }));
  await waitFor(() => expect(router.state.location.search).toBe('?status=new'));
});

it('the current list is saved under a name, without its page', async () => {
  const sent: unknown[] = [];
  let saved: object[] = [];
  answers(views, () => saved);
  server.use(
    http.post(views, async ({ request }) => {
      sent.push(await request.json());
      saved = [urgent];
      return HttpResponse.json({ success: true, data: urgent });
    }),
  );
  const { user, window } = await opened(`${path}?status=new&page=2`);
  await user.type(await window.findByRole('textbox', { name: 'Название вида' }), 'Срочные{Enter}');
  const link = await window.findByRole('link', { name: 'Срочные' });
  expect(link.getAttribute('aria-current')).toBe('true');
  expect(sent).toEqual([{ name: 'Срочные', query: 'status=new' }]);
});

it('renaming keeps a view’s filters, and a name in use is reported at the field', async () => {
  answers(views, [urgent]);
  const sent: unknown[] = [];
  server.use(
    http.post(views, async ({ request }) => {
      sent.push(await request.json());
      const data = { error: { name: 'У вас уже есть вид с таким названием' }, codes: { name: 'view_name_taken' } };
      return HttpResponse.json({ success: false, message: 'Проверьте поля', data }, { status: 422 });
    }),
  );
  const { user, window } = await opened(`${path}?status=in_work`);
  await user.click(await window.findByRole('button', { name: 'Переименовать вид «Срочные»' }));
  const field = window.getByRole('textbox', { name: 'Новое название вида «Срочные»' });
  await user.clear(field);
  await user.type(field, 'Все{Enter}');
  await window.findByText('У вас уже есть вид с таким названием');
  expect(sent).toEqual([{ view: urgent.id, name: 'Все', query: 'status=new' }]);
});

it('a list opens with its default view, and shows everything on request', async () => {
  let isDefault = false;
  const sent: unknown[] = [];
  answers(views, () => [{ ...urgent, is_default: isDefault }]);
  server.use(
    http.post(views, async ({ request }) => {
      sent.push(await request.json());
      isDefault = true;
      return HttpResponse.json({ success: true, data: { ...urgent, is_default: true } });
    }),
  );
  const { user, router, window } = await opened(path);
  await user.click(await window.findByRole('button', { name: 'Открывать список с видом «Срочные»', pressed: false }));
  await window.findByRole('button', { name: 'Открывать список с видом «Срочные»', pressed: true });
  expect(sent).toEqual([{ view: urgent.id, name: 'Срочные', query: 'status=new', is_default: true }]);
  expect(router.state.location.search).toBe('');
  answers('/broker/request-from-description-list', aRequestList());
  await router.navigate('/broker/request-from-description-list');
  await screen.findByRole('heading', { name: /Запросы по описанию/ });
  await router.navigate(path);
  await waitFor(() => expect(router.state.location.search).toBe('?status=new'));
  await user.click(await screen.findByRole('link', { name: 'Показать все' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByText(/Открыт сохранённый вид/)).toBeNull();
});

it('a view is removed', async () => {
  let saved = [urgent];
  answers(views, () => saved);
  server.use(
    http.delete(`${views}/${urgent.id}`, () => {
      saved = [];
      return HttpResponse.json({ success: true, data: {} });
    }),
  );
  const { user, window } = await opened(path);
  await user.click(await window.findByRole('button', { name: 'Удалить вид «Срочные»' }));
  await window.findByText(/Сохраните фильтры/);
});
