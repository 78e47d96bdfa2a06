// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCard, aCategoryList, ids } from '../../testing/builders/card';
import { aContext } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { answers, withServer } from '../../testing/server';

withServer();

it('a card names the product and its variant on separate lines, and its link has the full name', async () => {
  const name = 'Насос самовсасывающий SP DN 40, электродвигатель 380 В';
  const list = `/catalog/category/${ids.category}`;
  const { pagination } = aCategoryList();
  answers(list, aCategoryList({ pagination: { ...pagination, items: [{ ...aCard(), name }] } }));
  await renderApp(list, aContext('visitor'));
  const link = await screen.findByRole('link', { name });
  expect([...link.children].map((part) => part.textContent)).toEqual([
    'Насос самовсасывающий SP DN 40,',
    'электродвигатель 380 В',
  ]);
});

it('a card with similar cards shows what tells it apart once, on a line of its own', async () => {
  const name = 'Фланец плоский DN 50, PN 16, AISI 304';
  const list = `/catalog/category/${ids.category}`;
  const { pagination } = aCategoryList();
  const card = aCard({ name, variant: 'AISI 304' });
  answers(list, aCategoryList({ pagination: { ...pagination, items: [card] } }));
  await renderApp(list, aContext('visitor'));
  const link = await screen.findByRole('link', { name });
  expect([...link.children].map((part) => part.textContent)).toEqual(['Фланец плоский DN 50, PN 16,', 'AISI 304']);
  expect(screen.getAllByText('AISI 304')).toHaveLength(1);
});
