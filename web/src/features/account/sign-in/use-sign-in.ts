import type { LoginView } from '@setu/contract';
import { setCsrfToken } from '../../../api/base-query';
import { toProblem } from '../../../api/problem';
import { problemText } from '../../../api/problem-text';
import { formatRelative } from '../../../i18n/relative-time';
import { useTexts } from '../../../i18n/use-texts';
import { fetchPageContext } from '../../../session/page-context';
import { useEnter } from '../../../session/use-entered';
import { useCreateSessionMutation } from '../api';

export interface Credentials {
  _username: string;
  _password: string;
  _remember_me: boolean;
}

/**
 * Signs in and puts the new page context into the store. If a second step is required, the user is not signed in yet.
 * Throws a `Problem` whose text the form shows, including a required wait. The token is fetched again, because the page
 * may have been open longer than its session.
 */
export function useSignIn(): (credentials: Credentials, captcha?: string) => Promise<LoginView> {
  const t = useTexts('account');
  const enter = useEnter();
  const [send] = useCreateSessionMutation();
  return async (credentials, captcha) => {
    try {
      const { csrf_token: token } = await fetchPageContext();
      setCsrfToken(token);
      const view = await send({ ...credentials, _csrf_token: token, 'g-recaptcha-response': captcha }).unwrap();
      if (!view.second) await enter();
      return view;
    } catch (error) {
      const problem = error instanceof TypeError ? toProblem({ kind: 'offline' }) : toProblem(error);
      // A wrong password is not a fault to report. Only our own failures have the id of the call.
      if (problem.kind === 'validation') throw { ...problem, requestId: undefined };
      if (!problem.retryAfter) throw problem;
      const at = new Date(Date.now() + problem.retryAfter * 1000).toISOString();
      throw { ...problem, message: t('signIn.wait', { reason: problemText(problem), time: formatRelative(at) }) };
    }
  };
}
