import type { CallTo, FinishedSignInView } from '@setu/contract';
import { toProblem } from '../../../api/problem';
import { problemText } from '../../../api/problem-text';
import { formatRelative } from '../../../i18n/relative-time';
import { useTexts } from '../../../i18n/use-texts';
import { useFinishSessionOpeningMutation } from '../api';

type Finish = CallTo<'finishSignIn'>['input'];

/**
 * Sends the second step. If the server requires a wait, the error says how long. If the password must be entered again,
 * calls `onBack` with the reason.
 */
export function useFinish(onBack: (why: string) => void): (input: Finish) => Promise<FinishedSignInView | null> {
  const t = useTexts('second-factor');
  const [send] = useFinishSessionOpeningMutation();
  return async (input) => {
    try {
      return await send(input).unwrap();
    } catch (error) {
      const problem = toProblem(error);
      if (problem.code === 'second_step_over') {
        onBack(problemText(problem));
        return null;
      }
      if (!problem.retryAfter) throw problem.kind === 'validation' ? { ...problem, requestId: undefined } : problem;
      const at = new Date(Date.now() + problem.retryAfter * 1000).toISOString();
      throw { ...problem, message: t('step.wait', { reason: problemText(problem), time: formatRelative(at) }) };
    }
  };
}
