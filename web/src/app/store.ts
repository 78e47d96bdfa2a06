import { configureStore } from '@reduxjs/toolkit';
import type { PageContext } from '@setu/contract';
import { api } from '../api/api';
import { holdPageContext, seedPageContext } from '../session/session-api';

/** The store of one page: the cache of answers, the page's own context first. */
export function makeStore(context: PageContext) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
    // What a key changed is drawn before the next key is heard; by default it may wait for a frame.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  });
  store.dispatch(seedPageContext(context));
  void store.dispatch(holdPageContext());
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
