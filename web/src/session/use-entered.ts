import type { PageContext } from '@setu/contract';
import { useDispatch } from 'react-redux';
import { setCsrfToken } from '../api/base-query';
import { fetchPageContext } from './page-context';
import { forgetAnswers, replacePageContext } from './session-api';

type Prepare = (context: PageContext) => Promise<unknown>;

let prepareFor: Prepare = async () => undefined;

/** Sets what has to load before the page shows a newly signed-in user, such as the code of their shell. */
export const beforeEntering = (prepare: Prepare): void => {
  prepareFor = prepare;
};

/** Returns a function that puts the context of the newly signed-in user into the store. */
export function useEnter(): () => Promise<void> {
  const dispatch = useDispatch();
  return async () => {
    const context = await fetchPageContext();
    setCsrfToken(context.csrf_token);
    // What failed to load is loaded again where it is needed.
    await prepareFor(context).catch(() => undefined);
    dispatch(replacePageContext(context) as never);
  };
}

/**
 * Returns a function to call after this page has signed a user in. It loads the new user's context and clears earlier
 * answers.
 */
export function useEntered(): () => Promise<void> {
  const dispatch = useDispatch();
  const enter = useEnter();
  return async () => {
    await enter();
    dispatch(forgetAnswers() as never);
  };
}
