import { cleanup } from '@testing-library/react';
import { api } from '../api/api';
import type { AppStore } from '../app/store';

/** The maximum wait for an answer that a test never releases, in milliseconds. */
const longestWaitMs = 1_000;

const stores = new Set<AppStore>();

/** Remembers the store of an app that a test has opened. */
export const rememberApp = (store: AppStore): void => void stores.add(store);

/**
 * Closes the apps of a test and waits for their pending answers. Otherwise a pending call would reach the server of the
 * next test, which does not expect it.
 */
export async function closeApps(): Promise<void> {
  cleanup();
  const open = [...stores];
  stores.clear();
  const answers = open.flatMap(({ dispatch }) => [
    ...dispatch(api.util.getRunningQueriesThunk()),
    ...dispatch(api.util.getRunningMutationsThunk()),
  ]);
  if (answers.length === 0) return;
  await Promise.race([
    Promise.allSettled(answers),
    new Promise((resolve) => {
      setTimeout(resolve, longestWaitMs);
    }),
  ]);
}
