// @vitest-environment jsdom
import type { PageContext } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { aCard, aProduct, ids } from '../../testing/builders/card';
import { aContext } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { answers, server, withServer } from '../../testing/server';

withServer();

const address = `/catalog/product/${ids.category}/${ids.pump}`;
const place = `/api/similar-cards/${ids.pump}`;
const similar = [
  aCard({ id: ids.tea, sku_id: ids.tea, name: 'Насос погружной' }),
  aCard({ id: ids.tree, sku_id: ids.tree, name: 'Насос вихревой' }),
];
const opened = async (context: PageContext = aContext('visitor')) => {
  const app = await renderApp(address, context);
  await screen.findByText('Насос центробежный', { selector: 'h1 span' });
  return app;
};

it('similar cards load after the page, in a place that is kept for them', async () => {
  answers(address, aProduct());
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.get(place, async () => {
      await answered;
      return HttpResponse.json({ success: true, data: { cards: similar } });
    }),
  );
  await opened();
  const row = within(screen.getByRole('region', { name: 'Похожие товары' }));
  expect(row.queryAllByRole('link')).toEqual([]);
  answer();
  const link = await row.findByRole('link', { name: /Насос погружной/ });
  expect(link.getAttribute('href')).toBe(`/catalog/product/${ids.category}/${ids.tea}`);
  expect(row.getByRole('link', { name: /Насос вихревой/ })).toBeTruthy();
});

it.each([
  ['there are none', () => HttpResponse.json({ success: true, data: { cards: [] } })],
  ['they cannot be loaded', () => HttpResponse.json({ success: false, message: '' }, { status: 503 })],
])('the page has no similar cards if %s', async (_why, answer) => {
  answers(address, aProduct());
  server.use(http.get(place, answer));
  await opened();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Похожие товары' })).toBeNull());
  expect(screen.getByRole('heading', { name: /Насос центробежный/, level: 1 })).toBeTruthy();
  for (const alert of screen.queryAllByRole('alert')) expect(alert.textContent).toBe('');
});

it('the page of a service has similar services', async () => {
  const card = aProduct().card;
  answers(address, aProduct({ card: { ...card, type: 'service' } }));
  answers(place, { cards: similar });
  await opened(aContext('customer'));
  expect(await screen.findByRole('region', { name: 'Похожие услуги' })).toBeTruthy();
});
