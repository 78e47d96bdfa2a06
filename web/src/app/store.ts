import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import type { PageContext } from '@setu/contract';
import { api } from '../api/api';
import { problemText } from '../api/problem-text';
import { type NotifyPolicy, toastFor } from '../api/toast-policy';
import { holdPageContext, seedPageContext } from '../session/session-api';
import { notify } from '../ui/toast/toast-store';

interface EndpointDefinitions {
  endpoints: Record<string, { extraOptions?: NotifyPolicy } | undefined>;
}

function policyOf(endpoint: string): NotifyPolicy | undefined {
  // RTK Query keeps definitions in its internals only; `enhanceEndpoints` is the public way to reach one.
  let policy: NotifyPolicy | undefined;
  const enhance = api.enhanceEndpoints as unknown as (parts: EndpointDefinitions | object) => void;
  enhance({
    endpoints: {
      [endpoint]: (definition: { extraOptions?: NotifyPolicy }) => {
        policy = definition.extraOptions;
      },
    },
  });
  return policy;
}

/** The store of one page: the cache of answers, the page's own context first. */
export function makeStore(context: PageContext) {
  const listener = createListenerMiddleware();
  listener.startListening({
    predicate: (action) => action.type.startsWith('api/executeMutation/') && !action.type.endsWith('/pending'),
    effect: (action) =>
      toastFor(action, policyOf, {
        success: (title) => notify({ kind: 'success', title }),
        failure: (problem) => notify({ kind: 'error', title: problemText(problem), requestId: problem.requestId }),
      }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().prepend(listener.middleware).concat(api.middleware),
  });
  store.dispatch(seedPageContext(context));
  void store.dispatch(holdPageContext());
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
