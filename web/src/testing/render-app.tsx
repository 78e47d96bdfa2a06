import type { PageContext } from '@setu/contract';
import { render, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { prefetchThrough } from '../api/prefetch';
import { onSignInNeeded } from '../api/sign-in-again';
import { Providers } from '../app/providers';
import { routeTree } from '../app/router';
import { loadShell } from '../app/shells/use-shell';
import { signInAgain } from '../app/sign-in/sign-in-again';
import { makeStore } from '../app/store';
import { rememberApp } from './open-apps';

/** Renders the real app at an address, for the user in the context. Returns a test user, the store and the router. */
export async function renderApp(address: string, context: PageContext) {
  const store = makeStore(context);
  rememberApp(store);
  prefetchThrough(store.dispatch);
  onSignInNeeded(() => signInAgain(store));
  await Promise.all([loadShell('public'), loadShell('workspace')]);
  const router = createMemoryRouter(routeTree, { initialEntries: [address] });
  render(
    <Providers store={store}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await waitFor(() => {
    if (!router.state.initialized) throw new Error('The first screen has not loaded');
  });
  return { user: userEvent.setup(), store, router };
}
