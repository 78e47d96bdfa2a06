// @vitest-environment jsdom
import type { CategoryNode } from '@setu/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { aContext } from '../../testing/builders/context';
import { answers, withServer } from '../../testing/server';
import { Providers } from '../providers';
import { makeStore } from '../store';
import { CatalogueTreeModal } from './catalogue-tree-modal';

withServer();

const id = (digit: string): string => `${digit.repeat(8)}-0000-4000-8000-000000000000`;
const node = (of: Pick<CategoryNode, 'id' | 'name' | 'sku_count'> & Partial<CategoryNode>): CategoryNode => ({
  langs: {},
  other_name: '',
  type: 'product',
  picture: null,
  children: [],
  ...of,
});

it('the category tree shows the size of each tree, links the chosen category and its suppliers, and finds categories by name in either language', async () => {
  const green = node({ id: id('3'), name: 'Чай зелёный', other_name: 'Green tea', sku_count: 94 });
  const tea = node({ id: id('2'), name: 'Чай', other_name: 'Tea', sku_count: 1240, children: [green] });
  const goods = node({ id: id('1'), name: 'Товары', sku_count: 11_850, children: [tea] });
  const services = node({ id: id('4'), name: 'Услуги', sku_count: 342, type: 'service' });
  answers('/catalog/tree', { tree: [goods, services] });
  const kaveri = { id: id('5'), short_name: 'Kaveri', city: 'Гувахати', verified: true, sku_count: 142, logo: null };
  answers(`/api/category-suppliers/${tea.id}`, { suppliers: [{ ...kaveri, langs: {} }] });
  const router = createMemoryRouter([{ path: '*', element: <CatalogueTreeModal onClose={() => undefined} /> }]);
  render(
    <Providers store={makeStore(aContext('visitor'))}>
      <RouterProvider router={router} />
    </Providers>,
  );
  expect(await screen.findByLabelText(/^Товары\s11\s850$/)).toBeTruthy();
  expect(screen.getByLabelText(/^Услуги\s342$/)).toBeTruthy();
  const all = screen.getByRole('link', { name: /^Все 1\s240 позиций$/ });
  expect(all.getAttribute('href')).toBe(`/catalog/category/${tea.id}`);
  expect(screen.getByRole('link', { name: /Чай зелёный/ }).getAttribute('href')).toBe(`/catalog/category/${green.id}`);
  const supplier = await screen.findByRole('link', { name: /Kaveri.*142 позиции/ });
  expect(supplier.getAttribute('href')).toBe(`/company/${kaveri.id}/catalog/${tea.id}`);

  const user = userEvent.setup();
  const field = screen.getByRole('searchbox', { name: 'Найти категорию' });
  await user.type(field, 'зел ча');
  expect(screen.getAllByRole('link', { name: /Чай/ }).map((link) => link.textContent)).toEqual([
    expect.stringContaining('Чай зелёный'),
  ]);
  await user.clear(field);
  await user.type(field, 'tea{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('Чай зелёный');
  await user.clear(field);
  await user.type(field, 'tea{Enter}');
  expect(router.state.location.pathname).toBe(`/catalog/category/${tea.id}`);
});
