// @vitest-environment jsdom
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { api } from '../api/api';
import { listTag } from '../api/tags';
import { selectPageContext } from '../session/session-api';
import { aContext } from '../testing/builders/context';
import { server, withServer } from '../testing/server';
import { makeStore } from './store';

withServer();

it('a counter missing from the server’s answer keeps its value, and the others are updated', async () => {
  const context = aContext('customer', { counters: { notices: 18, cart: 4 } });
  const store = makeStore(context);
  const hurried = { ...context, csrf_token: 'new', counters: { cart: 5 } };
  server.use(http.get('/api/page-context', () => HttpResponse.json({ success: true, data: hurried })));
  store.dispatch(api.util.invalidateTags([listTag('context')]));
  await expect.poll(() => selectPageContext(store.getState())?.csrf_token).toBe('new');
  expect(selectPageContext(store.getState())?.counters).toEqual({ notices: 18, cart: 5 });
});
