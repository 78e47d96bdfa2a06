// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aContext } from '../../../testing/builders/context';
import { aTree } from '../../../testing/builders/trees';
import { renderApp } from '../../../testing/render-app';
import { answers, withServer } from '../../../testing/server';

withServer();

const base = '/admin/catalog';
const admin = () => {
  const context = aContext('broker');
  if (context.user) context.user.permissions = [...context.user.permissions, 'catalogue_edit'];
  return context;
};
const known = (name: string) => {
  const found = aTree().find((one) => one.name.en === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const aServer = () => answers(`${base}/category_tree`, { revision: 1, categories: aTree(), people: [] });

it('a category with drafts cannot be deleted', async () => {
  const tea = known('Tea');
  const view = { category: tea, all_cards: 2, children: 0, may_delete: false, leads_to: null };
  answers(`${base}/category/${tea.id}/delete`, view);
  await renderApp(`${base}/category/${tea.id}/delete/confirm`, admin());
  expect(await screen.findByText(/2 карточки, включая черновики/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Удалить категорию' })).toBeNull();
});

it('a category with cards or sub-categories has the reason in place of the delete button', async () => {
  aServer();
  const address = `${base}/category_tree?tree=${known('Goods').id}&category=`;
  await renderApp(`${address}${known('Tea').id}`, admin());
  expect(await screen.findByText(/Удалить можно, когда в категории нет карточек. Сейчас: 5/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Удалить категорию' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Что мешает удалить' })).toBeTruthy();
});

it('the deletion page links to the sub-categories that prevent it', async () => {
  aServer();
  const food = known('Food');
  const view = { category: food, all_cards: 0, children: 3, may_delete: false, leads_to: null };
  answers(`${base}/category/${food.id}/delete`, view);
  await renderApp(`${base}/category/${food.id}/delete/confirm`, admin());
  const link = await screen.findByRole('link', { name: 'Кофе' });
  expect(link.getAttribute('href')).toBe(`${base}/category_tree?tree=${food.tree_id}&category=${known('Coffee').id}`);
});
