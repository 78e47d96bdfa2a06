import { useDispatch } from 'react-redux';
import { setCsrfToken } from '../api/base-query';
import { fetchPageContext } from './page-context';
import { forgetAnswers, replacePageContext } from './session-api';

/** Somebody has just been signed in by a call of this page: the context is his, and nothing asked before counts. */
export function useEntered(): () => Promise<void> {
  const dispatch = useDispatch();
  return async () => {
    const context = await fetchPageContext();
    setCsrfToken(context.csrf_token);
    dispatch(replacePageContext(context) as never);
    dispatch(forgetAnswers() as never);
  };
}
