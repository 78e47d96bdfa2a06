// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aContext } from '../testing/builders/context';
import { aRequest, aRequestList, requestIds } from '../testing/builders/request';
import { renderApp } from '../testing/render-app';
import { answers, withServer } from '../testing/server';

withServer();

it('a new page moves the focus to its heading, even if the data arrive after the skeleton', async () => {
  answers('/customer/request-from-catalog-list', aRequestList());
  answers(`/request/customer/preview/${requestIds.request}`, { request: aRequest() });
  const { user } = await renderApp('/customer/request-from-catalog-list', aContext('customer'));
  await user.click(await screen.findByRole('link', { name: '12345678' }));
  const heading = await screen.findByRole('heading', { level: 1, name: /№\s12345678/ });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('an address that names a conversation opens it and focuses it as soon as it is shown', async () => {
  const supplier = { id: requestIds.company, short_name: 'Kaveri Agro' };
  const state = { unread: 0, asked: null, asked_at: null, total: 0, read_seq: 0, last_at: null, may_write: true };
  const channels = ['customer', 'supplier-1', 'supplier-2'].map((channel) => ({
    ...{ channel, supplier: channel === 'customer' ? null : supplier },
    ...state,
  }));
  const page = `/broker/preview/${requestIds.request}`;
  answers(page, { request: aRequest({ channels }) });
  answers('/api/page-context', aContext('broker'));
  for (const channel of channels)
    answers(`/request/${requestIds.request}/messages/${channel.channel}`, { channel, list: [], older: null });
  const { router } = await renderApp(`${page}?channel=supplier-2`, aContext('broker'));
  await waitFor(() => expect((document.activeElement as HTMLElement).dataset.place).toBe('supplier-2'));
  await router.navigate(`${page}?channel=customer`);
  await waitFor(() => expect((document.activeElement as HTMLElement).dataset.place).toBe('customer'));
});
