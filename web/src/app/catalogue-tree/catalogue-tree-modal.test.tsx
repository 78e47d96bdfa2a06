// @vitest-environment jsdom
import type { CategoryNode } from '@setu/contract';
import { render, screen } from '@testing-library/react';
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
  type: 'product',
  picture: null,
  children: [],
  ...of,
});

it('tells of each tree how much it holds, and leads to the whole of the chosen category', async () => {
  const green = node({ id: id('3'), name: 'Чай зелёный', sku_count: 94 });
  const tea = node({ id: id('2'), name: 'Чай', sku_count: 1240, children: [green] });
  const goods = node({ id: id('1'), name: 'Товары', sku_count: 11_850, children: [tea] });
  const services = node({ id: id('4'), name: 'Услуги', sku_count: 342, type: 'service' });
  answers('/catalog/tree', { tree: [goods, services] });
  const router = createMemoryRouter([{ path: '*', element: <CatalogueTreeModal onClose={() => undefined} /> }]);
  render(
    <Providers store={makeStore(aContext('visitor'))}>
      <RouterProvider router={router} />
    </Providers>,
  );
  expect(await screen.findByLabelText(/^Товары\s11\s850$/)).toBeTruthy();
  expect(screen.getByLabelText(/^Услуги\s342$/)).toBeTruthy();
  const whole = screen.getByRole('link', { name: /^Все 1\s240 позиций$/ });
  expect(whole.getAttribute('href')).toBe(`/catalog/category/${tea.id}`);
  expect(screen.getByRole('link', { name: /Чай зелёный/ }).getAttribute('href')).toBe(`/catalog/category/${green.id}`);
});
