// @vitest-environment jsdom
import type { CategoryDeletionView, CategoryTreeView } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { anAdmin } from '../../testing/builders/context';
import { aTree, categoriesOf, categoryNamed as known } from '../../testing/builders/trees';
import { aGate } from '../../testing/gate';
import { renderApp } from '../../testing/render-app';
import { answers, server, withServer } from '../../testing/server';

withServer();

const base = '/admin/catalog';
const vera = { id: '22222222-0000-4000-8000-000000000000', name: 'Вера', surname: 'Ким', patronymic: '' };

/** The server's trees, which a test may change while the page is open. */
function aServer(categories = aTree()) {
  const state: CategoryTreeView = { revision: 1, categories, people: [vera] };
  const sent: { path: string; body: unknown }[] = [];
  const fail: { status?: number; error?: string } = {};
  answers(`${base}/category_tree`, () => state);
  server.use(
    http.post(`*${base}/*`, async ({ request }) => {
      const path = new URL(request.url).pathname.slice(base.length + 1);
      const body = (await request.json()) as { category?: string };
      sent.push({ path, body });
      if (fail.status) {
        const data = {
          error: fail.error,
          ...(fail.error === 'conflict' && { current: { status: 'changed', version: 9 } }),
        };
        return HttpResponse.json({ success: false, message: 'Нельзя', data }, { status: fail.status });
      }
      state.revision += 1;
      const id = body.category ?? path.split('/').at(-1);
      const category = state.categories.find((one) => one.id === id) ?? state.categories[0];
      return HttpResponse.json({
        success: true,
        data: { revision: state.revision, category: { ...category, version: 2 } },
      });
    }),
  );
  return { state, sent, fail };
}

const line = (name: string) => screen.findByRole('treeitem', { name: new RegExp(`^${name}`) });
const lines = () => screen.getAllByRole('treeitem').map((one) => one.getAttribute('aria-labelledby') ?? '');
const open = async () => {
  const app = await renderApp(`${base}/category_tree`, anAdmin());
  await line('Продукты');
  return app;
};

it('the editor shows a tab for each tree with its count, and opens the first tree', async () => {
  aServer();
  await open();
  const tabs = within(screen.getByRole('navigation', { name: 'Разделы' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Товары30', 'Услуги7']);
  expect(lines()).toHaveLength(7);
  expect(screen.getByText('7 категорий и подкатегорий')).toBeTruthy();
});

it('an admin moves a category by keyboard: the editor shows it immediately, sends the version on screen, and undoes the move with Ctrl+Z', async () => {
  const { sent } = aServer();
  const { user } = await open();
  (await line('Продукты')).focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    path: 'category/move-after',
    body: { category: known('Food').id, version: 1, afterCategory: known('Machinery').id },
  });
  expect(lines()[0]).toContain(known('Machinery').id);
  await screen.findByText('Перемещено');
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({
    path: 'category/move-under',
    body: { category: known('Food').id, version: 2, underCategory: known('Goods').id, position: 1 },
  });
  await waitFor(() => expect(lines()[0]).toContain(known('Food').id));
});

it('an admin renames a category in both languages, and an empty or unchanged name saves nothing', async () => {
  const { sent } = aServer();
  const { user } = await open();
  const tea = await line('Чай');
  tea.focus();
  await user.keyboard('{F2}');
  const russian = await screen.findByRole('textbox', { name: 'Название по-русски' });
  await user.clear(russian);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Название по-русски' })).toBeNull());
  expect(sent).toEqual([]);
  (await line('Чай')).focus();
  await user.keyboard('{F2}');
  await user.type(await screen.findByRole('textbox', { name: 'Название по-английски' }), ' and herbs{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    path: `category/title/${known('Tea').id}`,
    body: { title: 'Чай', locale: 'ru', translation: 'Tea and herbs', version: 1 },
  });
  expect(await screen.findByText('Tea and herbs')).toBeTruthy();
});

it.each(['while it is being stored', 'after it was stored'])(
  'trees loaded before a change and arriving %s do not undo it',
  async (when) => {
    const { state, sent } = aServer();
    const { user } = await open();
    const named = (ru: string) => {
      const id = known('Tea').id;
      state.categories = state.categories.map((one) => (one.id === id ? { ...one, name: { ...one.name, ru } } : one));
    };
    const [reading, storing] = [aGate(), aGate()];
    let calls = 0;
    server.use(
      http.get(`*${base}/category_tree`, async () => {
        const data = structuredClone(state);
        calls += 1;
        if (calls === 1) await reading.opened;
        return HttpResponse.json({ success: true, data });
      }),
    );

    // Another user has changed the trees, so they are loaded again after the rename.
    state.revision += 1;
    (await line('Чай')).focus();
    await user.keyboard('{F2}');
    named('Чай листовой');
    await user.type(await screen.findByRole('textbox', { name: 'Название по-русски' }), ' листовой{Enter}');
    await waitFor(() => expect(calls).toBe(1));
    server.use(http.post(`*${base}/*`, () => storing.opened.then(() => undefined)));
    (await line('Чай листовой')).focus();
    await user.keyboard('{Control>}z{/Control}');
    named('Чай');
    if (when === 'after it was stored') {
      storing.open();
      await waitFor(() => expect(sent).toHaveLength(2));
      reading.open();
      await waitFor(() => expect(calls).toBe(2));
    } else {
      reading.open();
      expect(await line('Чай')).toBeTruthy();
      storing.open();
      await waitFor(() => expect(sent).toHaveLength(2));
    }
    await waitFor(() => expect(screen.getByText('Чай')).toBeTruthy());
    expect(screen.queryByText('Чай листовой')).toBeNull();
  },
);

it('the editor undoes a rejected move and gives the reason', async () => {
  const { fail } = aServer();
  Object.assign(fail, { status: 409, error: 'category_keeps_cards' });
  const { user } = await open();
  (await line('Продукты')).focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const dialog = await screen.findByRole('dialog', { name: /не перемещена/ });
  expect(within(dialog).getByText('Нельзя')).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(lines()[0]).toContain(known('Food').id));
});

it('after a concurrent change the editor shows who was faster and the current state, and overwrites it on request', async () => {
  const { state, sent, fail } = aServer();
  const { user } = await open();
  (await line('Чай')).focus();
  await user.keyboard('{F2}');
  Object.assign(fail, { status: 409, error: 'conflict' });
  state.categories = state.categories.map((one) =>
    one.id === known('Tea').id
      ? {
          ...one,
          name: { ru: 'Чай индийский', en: 'Indian tea' },
          version: 2,
          changed_at: '2026-11-20T09:03:00Z',
          changed_by: vera.id,
        }
      : one,
  );
  state.revision = 5;
  await user.type(await screen.findByRole('textbox', { name: 'Название по-русски' }), ' и травы{Enter}');
  const title = await screen.findByRole('heading', { name: /Ким Вера/ });
  const note = title.closest<HTMLElement>('[role="alert"]');
  if (!note) throw new Error('nobody is told');
  expect(within(note).getByText(/теперь называется «Чай индийский»/)).toBeTruthy();
  fail.status = undefined;
  await user.click(within(note).getByRole('button', { name: 'Всё равно сохранить' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({ title: 'Чай и травы', version: 2 });
  expect(screen.queryByRole('heading', { name: /Ким Вера/ })).toBeNull();
});

it('an admin moves a section into another tree, and back', async () => {
  const { sent } = aServer();
  const { user } = await renderApp(`${base}/category_tree?category=${known('Paper').id}`, anAdmin());
  await user.click(await screen.findByRole('button', { name: 'Перенести в другой раздел…' }));
  const dialog = await screen.findByRole('dialog', { name: /Куда переместить «Бумага»/ });
  const move = within(dialog).getByRole('button', { name: 'Переместить' });
  expect(within(dialog).getAllByRole('radio')).toHaveLength(1);
  expect(move.getAttribute('aria-disabled')).toBe('true');
  await user.click(within(dialog).getByRole('radio', { name: /Услуги/ }));
  await user.click(move);
  await waitFor(() => expect(sent).toHaveLength(1));
  const moved = { category: known('Paper').id, version: 1 };
  expect(sent[0]).toEqual({ path: 'category/move-under', body: { ...moved, underCategory: known('Services').id } });
  await screen.findByText('«Бумага» теперь в «Услуги»');
  await user.click(screen.getAllByRole('button', { name: 'Отменить' }).at(-1) as HTMLElement);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({
    path: 'category/move-after',
    body: { ...moved, version: 2, afterCategory: known('Machinery').id },
  });
});

it('a tree whose sections have sub-categories cannot become a section, so no other section is offered', async () => {
  aServer();
  await open();
  expect(await screen.findByText('Верхний уровень каталога')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /другой раздел/ })).toBeNull();
});

it('an admin adds a category below a section with the Insert key', async () => {
  const { sent } = aServer();
  const { user } = await open();
  (await line('Бумага')).focus();
  await user.keyboard('{Insert}');
  const dialog = await screen.findByRole('dialog', { name: /Новая подкатегория/ });
  await user.type(within(dialog).getByRole('textbox', { name: /по-русски/ }), 'Картон');
  await user.type(within(dialog).getByRole('textbox', { name: /по-английски/ }), 'Cardboard');
  await user.click(within(dialog).getByRole('button', { name: 'Добавить' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    path: `category/create/${known('Goods').id}`,
    body: { title: 'Картон', locale: 'ru', translation: 'Cardboard', category: known('Paper').id },
  });
});

it('the editor renders only the visible ones of five thousand categories, and the keyboard reaches all of them', async () => {
  const sections = Array.from({ length: 100 }, (_, at) => [
    { en: `Section ${at}`, ru: `Раздел ${at}`, level: 1, count: 0 },
    ...Array.from({ length: 49 }, (_one, sub) => ({
      en: `Sub ${at}-${sub}`,
      ru: `Часть ${at}-${sub}`,
      level: 2,
      count: 0,
    })),
  ]).flat();
  aServer(categoriesOf([{ en: 'Goods', ru: 'Товары', level: 0, count: 0 }, ...sections]));
  const { user } = await renderApp(`${base}/category_tree`, anAdmin());
  await line('Раздел 0');
  expect(screen.getAllByRole('treeitem')).toHaveLength(100);
  await user.click(screen.getByRole('button', { name: 'Развернуть всё' }));
  await waitFor(() => expect(screen.getAllByRole('treeitem').length).toBeLessThan(200));
  screen.getAllByRole('treeitem')[0]?.focus();
  await user.keyboard('{End}');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Часть 99-48'));
});

it('the editor asks for a confirmation before a category is deleted, and lists what prevents it', async () => {
  const paper = known('Paper');
  const view: CategoryDeletionView = {
    ...{ category: paper, all_cards: 0, unlisted: [], children: 0, may_delete: true },
    leads_to: { id: known('Goods').id, name: 'Товары', langs: {} },
  };
  const { sent } = aServer();
  const calls = answers(`${base}/category/${paper.id}/delete`, view);
  const { user } = await renderApp(`${base}/category/${paper.id}/delete`, anAdmin());
  expect(await screen.findByText(/откроется «Товары»/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Удалить категорию' }));
  await waitFor(() => expect(sent[0]?.path).toBe(`category/${paper.id}/delete`));
  await line('Продукты');
  expect(calls).toHaveLength(1);
});
