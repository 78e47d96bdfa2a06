// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aContext } from '../../../testing/builders/context';
import { aRequest, requestIds } from '../../../testing/builders/request';
import { renderApp } from '../../../testing/render-app';
import { answers, withServer } from '../../../testing/server';
import { partAt } from './use-current-part';

withServer();
afterEach(() => vi.restoreAllMocks());

function onPhone() {
  const isPhone = (query: string) => query.includes('767');
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: isPhone(query), addEventListener() {}, removeEventListener() {} }) as never,
  );
}

it('on a phone, history and prices are folded with their counts, and the strip opens the part that it leads to', async () => {
  onPhone();
  Element.prototype.scrollIntoView ??= () => undefined;
  const events = [
    { status: 'new', date: '2026-11-20T09:00:00Z' },
    { status: 'in_work', date: '2026-11-20T10:00:00Z' },
  ] as const;
  const { status_events: [event] = [] } = aRequest();
  if (!event) throw new Error('a request without history');
  answers(`/request/customer/preview/${requestIds.request}`, {
    request: aRequest({ status_events: events.map((one) => ({ ...event, ...one })) }),
  });
  const { user } = await renderApp(`/request/customer/preview/${requestIds.request}`, aContext('customer'));
  const history = (await screen.findByRole('heading', { name: 'История' })).closest('details');
  expect([history?.open, history?.querySelector('summary')?.textContent]).toEqual([false, 'История2']);
  expect(screen.getByRole('heading', { name: 'Цены' }).closest('details')?.open).toBe(false);
  const strip = within(screen.getByRole('navigation', { name: 'Части страницы' }));
  await user.click(strip.getByRole('button', { name: 'История' }));
  expect(history?.open).toBe(true);
});

it('on a phone the button that ends a request is in the box of its next step', async () => {
  onPhone();
  answers(`/request/customer/preview/${requestIds.request}`, { request: aRequest() });
  await renderApp(`/request/customer/preview/${requestIds.request}`, aContext('customer'));
  const end = await screen.findByRole('button', { name: 'Отменить запрос' });
  expect(end.closest('[data-tone]')?.textContent).toContain('Ждём брокера');
});

it('a signed contract is cancelled from the menu', async () => {
  answers(`/request/customer/preview/${requestIds.request}`, { request: aRequest({ status: 'contracted' }) });
  const { user } = await renderApp(`/request/customer/preview/${requestIds.request}`, aContext('customer'));
  const menu = await screen.findByRole('button', { name: 'Другие действия' });
  expect(screen.queryByRole('button', { name: 'Отменить запрос' })).toBeNull();
  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'Отменить запрос' }));
  expect(await screen.findByRole('dialog', { name: /Отменить запрос №\s12345678/ })).toBeTruthy();
});

it('the strip marks the last part whose top has passed the line, and the overview above all of them', () => {
  expect(partAt({ talk: 900, papers: 1500, history: 2000 }, 300)).toBe('overview');
  expect(partAt({ talk: -200, papers: 250, history: 900 }, 300)).toBe('papers');
  expect(partAt({ talk: undefined, papers: -600, history: 100 }, 300)).toBe('history');
});
