// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aContext } from '../testing/builders/context';
import { aRequest, aRequestList, requestIds } from '../testing/builders/request';
import { renderApp } from '../testing/render-app';
import { answers, withServer } from '../testing/server';

withServer();

it('on a new page the focus is on its heading, also when the data come after the skeleton', async () => {
  answers('/customer/request-from-catalog-list', aRequestList());
  answers(`/request/customer/preview/${requestIds.request}`, { request: aRequest() });
  const { user } = await renderApp('/customer/request-from-catalog-list', aContext('customer'));
  await user.click(await screen.findByRole('link', { name: '12345678' }));
  const heading = await screen.findByRole('heading', { level: 1, name: /№ 12345678/ });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});
