import { configureStore } from '@reduxjs/toolkit';
import type { PageContext } from '@setu/contract';
import { api } from '../api/api';
import { holdPageContext, seedPageContext } from '../session/session-api';

/** Returns the store of one page: the cache of answers, seeded with the page context. */
export function makeStore(context: PageContext) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
    // The effect of a key press is rendered before the next key is handled. By default it could wait for a frame.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  });
  store.dispatch(seedPageContext(context));
  void store.dispatch(holdPageContext());
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
