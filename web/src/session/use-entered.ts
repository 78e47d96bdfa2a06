import { useDispatch } from 'react-redux';
import { setCsrfToken } from '../api/base-query';
import { fetchPageContext } from './page-context';
import { forgetAnswers, replacePageContext } from './session-api';

/**
 * Returns a function to call after this page has signed a user in. It loads the new user's context and clears earlier
 * answers.
 */
export function useEntered(): () => Promise<void> {
  const dispatch = useDispatch();
  return async () => {
    const context = await fetchPageContext();
    setCsrfToken(context.csrf_token);
    dispatch(replacePageContext(context) as never);
    dispatch(forgetAnswers() as never);
  };
}
