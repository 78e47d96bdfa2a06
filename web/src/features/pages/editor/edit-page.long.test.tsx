// @vitest-environment jsdom
import type { PageTextView, StaticPageAdminView } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { anAdmin } from '../../../testing/builders/context';
import { renderApp } from '../../../testing/render-app';
import { answers, server, withServer } from '../../../testing/server';

withServer();

const api = '/admin/api/static-pages';
const vera = { id: '22222222-0000-4000-8000-000000000000', name: 'Вера', surname: 'Ким', patronymic: '' };
const at = '2026-11-19T09:02:00Z';
const text = (title: string, body: string, version: number): PageTextView => ({
  ...{ title, body, version, public_version: version, updated_at: at, updated_by: vera },
});
const aView = (): StaticPageAdminView => ({
  link: 'about',
  pages: { ru: text('О нас', '<p>Мост через море</p>', 2), en: text('About', '<p>Bridge</p>', 1) },
  history: [
    { locale: 'ru', version: 2, kind: 'published', title: 'О нас', at, by: vera, acting: null },
    { locale: 'ru', version: 1, kind: 'published', title: 'О Сету', at: null, by: null, acting: null },
    { locale: 'en', version: 1, kind: 'published', title: 'About', at: null, by: null, acting: null },
  ],
  links: ['about', 'faq', 'newcomers'],
});

const ok = (data: object) => HttpResponse.json({ success: true, data });

/** The server with one page, which a test may change while the screen is open. */
function aServer(view = aView()) {
  const state = { view, late: false };
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  answers('/admin/static-pages/edit/about', () => state.view);
  answers(`${api}/version/about/ru/1`, { title: 'О Сету', body: '<p>Мост</p>' });
  answers(`${api}/version/about/ru/2`, { title: 'О нас', body: '<p>Мост через море</p>' });
  answers(`${api}/version/about/ru/3`, { title: 'О нас', body: '<p>Чужой текст</p>' });
  server.use(
    http.post(`${api}/preview`, async ({ request }) => {
      const { body } = (await request.json()) as { body: string };
      const dropped = body.includes('<img') ? ['img'] : [];
      return ok({ body: body.replace(/<img[^>]*>/g, ''), dropped });
    }),
    http.post(`${api}/:action`, async ({ request, params }) => {
      const body = (await request.json()) as Record<string, unknown>;
      sent.push({ path: String(params.action), body });
      if (state.late) {
        state.late = false;
        const data = { error: 'conflict', current: { status: 'changed', version: 3 } };
        return HttpResponse.json({ success: false, message: 'Данные изменились', data }, { status: 409 });
      }
      return ok({ version: 9 });
    }),
  );
  return { state, sent };
}

async function open(address = '/admin/static-pages/edit/about') {
  const app = await renderApp(address, anAdmin());
  await screen.findByRole('form', { name: 'По-русски' });
  await app.user.click(await waitFor(() => press('Редактировать как HTML')));
  return app;
}

const fields = (name = 'По-русски') => within(screen.getByRole('form', { name }));
const bodyOf = () => fields().getByRole('textbox', { name: /Текст \(HTML\)/ }) as HTMLTextAreaElement;
const press = (name: string) => fields().getByRole('button', { name });

it('the editor shows a page with its preview, its versions and links to all other pages', async () => {
  aServer();
  const { user } = await open();
  expect(bodyOf().value).toBe('<p>Мост через море</p>');
  await user.click(screen.getByRole('radio', { name: 'Просмотр' }));
  await waitFor(() =>
    expect(fields().getByRole('region', { name: 'Как увидят читатели' }).textContent).toContain('Мост через море'),
  );
  expect(within(fields().getByRole('table', { name: 'Версии' })).getByText('Сейчас на сайте')).toBeTruthy();
  const menu = within(screen.getByRole('navigation', { name: 'Все страницы' }));
  expect(menu.getByRole('link', { name: 'newcomers' }).getAttribute('href')).toBe('/admin/static-pages/edit/newcomers');
  await user.click(menu.getByRole('button', { name: 'Новая страница' }));
  expect(document.activeElement).toBe(menu.getByRole('textbox', { name: 'Адрес новой страницы' }));
});

it('a page is named in the tab by its address while it has no title in the reader’s language', async () => {
  const { en, ru } = aView().pages;
  aServer({ ...aView(), pages: { en, ru: { ...ru, title: '' } } });
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'About' }).lang).toBe('en');
  await waitFor(() => expect(document.title).toMatch(/^about: [а-я]+ · Setu$/));
});

it('publishing sends the version that was edited, and the other button saves a draft', async () => {
  const { sent, state } = aServer();
  const { user } = await open();
  await user.clear(bodyOf());
  await user.type(bodyOf(), '<p>Новый</p>');
  await user.click(press('Сохранить черновик'));
  await screen.findByText('Черновик сохранён');
  const saved = { link: 'about', locale: 'ru', title: 'О нас', body: '<p>Новый</p>' };
  expect(sent[0]).toEqual({ path: 'save', body: { ...saved, version: 2, draft: true } });
  state.view = { ...aView(), pages: { ...aView().pages, ru: text('О нас', '<p>Новый</p>', 3) } };
  await user.type(bodyOf(), '!');
  await user.click(press('Опубликовать'));
  await screen.findByText('Страница опубликована');
  expect(sent[1]?.body).toMatchObject({ draft: false });
  await waitFor(() => expect(bodyOf().value).toBe('<p>Новый</p>'));
});

it('the preview names the tags that will be removed', async () => {
  aServer();
  const { user } = await open();
  await user.type(bodyOf(), '<img src=x>');
  await user.click(screen.getByRole('radio', { name: 'Просмотр' }));
  await waitFor(() => expect(fields().getByText('<img>')).toBeTruthy());
});

it('the editor keeps the typed text when another admin was faster, shows the difference, and overwrites only on the second attempt', async () => {
  const { sent, state } = aServer();
  const { user } = await open();
  await user.type(bodyOf(), '<p>Мой</p>');
  state.late = true;
  state.view = { ...aView(), pages: { ...aView().pages, ru: text('О нас', '<p>Чужой текст</p>', 3) } };
  await user.click(press('Опубликовать'));
  await waitFor(() => expect(fields().getByRole('alert').textContent).toContain('другой администратор'));
  expect(bodyOf().value).toBe('<p>Мост через море</p><p>Мой</p>');
  await waitFor(() =>
    expect(fields().getByRole('region', { name: 'Отличия от версии 3' }).textContent).toContain('Чужой'),
  );
  expect(sent).toHaveLength(1);
  await user.click(press('Опубликовать'));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({ version: 3, body: '<p>Мост через море</p><p>Мой</p>' });
});

it('the editor compares the text with an older version and copies it into the fields', async () => {
  aServer();
  const { user } = await open();
  await user.click(press('Сравнить с версией 1'));
  await waitFor(() => expect(press('Подставить эту версию')).toBeTruthy());
  await user.click(press('Подставить эту версию'));
  await waitFor(() => expect(bodyOf().value).toBe('<p>Мост</p>'));
  expect(screen.getByRole('radio', { name: 'Рус · не сохранено' })).toBeTruthy();
});

it('an admin removes a page only after a confirmation', async () => {
  const { sent } = aServer();
  const { user } = await open();
  await user.click(press('Действия со страницей'));
  await user.click(await screen.findByRole('menuitem', { name: 'Снять с публикации' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Снять с публикации' }));
  await waitFor(() => expect(sent).toEqual([{ path: 'remove', body: { link: 'about', locale: 'ru', version: 2 } }]));
});

it('the editor keeps the text typed in one language while the other language is open', async () => {
  aServer();
  const { user } = await open();
  await user.type(bodyOf(), '<p>Мой</p>');
  await user.click(screen.getByRole('radio', { name: 'Англ · опубликовано' }));
  await waitFor(() => expect(fields('По-английски').getByRole('textbox', { name: /Заголовок/ })).toBeTruthy());
  await user.click(screen.getByRole('radio', { name: 'Рус · не сохранено' }));
  await waitFor(() => expect(bodyOf().value).toContain('Мой'));
});

it('the text is edited as readers see it, and opening it changes nothing', async () => {
  aServer();
  const { user } = await open();
  await user.click(press('Редактировать как HTML'));
  const text = fields().getByRole('textbox', { name: 'Текст' });
  expect(text.innerHTML).toContain('<p>Мост через море</p>');
  expect(screen.getByRole('radio', { name: 'Рус · опубликовано' })).toBeTruthy();
});

it('HTML that the text editor would lose stays HTML, and the editor says why', async () => {
  aServer();
  const { user } = await open();
  await user.type(bodyOf(), '<img src=x>');
  await user.click(press('Редактировать как HTML'));
  expect(fields().getByRole('alert').textContent).toContain('<img>');
  expect(bodyOf().value).toContain('<img src=x>');
});
