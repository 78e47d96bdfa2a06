// @vitest-environment jsdom
import { screenPath } from '@setu/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAdmin } from '../../../testing/builders/context';
import { aTree, categoryNamed as known } from '../../../testing/builders/trees';
import { renderApp } from '../../../testing/render-app';
import { answers, withServer } from '../../../testing/server';

withServer();

const base = '/admin/catalog';
const draftId = '00000000-0000-4000-8000-000000000901';
const aServer = () => answers(`${base}/category_tree`, { revision: 1, categories: aTree(), people: [] });

it('a category with drafts cannot be deleted, and the published cards have the number of its page', async () => {
  const tea = { ...known('Tea'), sku_count: 5 };
  const unlisted = [{ id: draftId, name: 'Чай Дарджилинг', langs: {}, company: 'Kaveri Agro Exports' }];
  const view = { category: tea, all_cards: 6, unlisted, children: 0, may_delete: false, leads_to: null };
  answers(`${base}/category/${tea.id}/delete`, view);
  await renderApp(`${base}/category/${tea.id}/delete/confirm`, anAdmin());
  const cards = await screen.findByRole('link', { name: '5 опубликованных карточек' });
  expect(cards.getAttribute('href')).toBe(screenPath('category_page', { id: tea.id }));
  expect(screen.getByText(/1 неопубликованная карточка/).textContent).toContain(
    '(Kaveri Agro Exports). Перенесите или удалите карточку на её странице.',
  );
  const draft = screen.getByRole('link', { name: 'Чай Дарджилинг' });
  const place = { catalogCategoryTree: tea.id, skuId: draftId };
  expect(draft.getAttribute('href')).toBe(screenPath('product_page', place));
  expect(screen.queryByRole('button', { name: 'Удалить категорию' })).toBeNull();
});

it('a category with cards or sub-categories has the reason in place of the delete button', async () => {
  aServer();
  const address = `${base}/category_tree?tree=${known('Goods').id}&category=`;
  await renderApp(`${address}${known('Tea').id}`, anAdmin());
  expect(await screen.findByText(/Удалить можно, когда в категории нет карточек. Сейчас: 5/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Удалить категорию' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Что мешает удалить' })).toBeTruthy();
});

it('the deletion page links to the sub-categories that prevent it', async () => {
  aServer();
  const food = known('Food');
  const view = { category: food, all_cards: 0, unlisted: [], children: 3, may_delete: false, leads_to: null };
  answers(`${base}/category/${food.id}/delete`, view);
  await renderApp(`${base}/category/${food.id}/delete/confirm`, anAdmin());
  const link = await screen.findByRole('link', { name: 'Кофе' });
  expect(link.getAttribute('href')).toBe(`${base}/category_tree?tree=${food.tree_id}&category=${known('Coffee').id}`);
});
