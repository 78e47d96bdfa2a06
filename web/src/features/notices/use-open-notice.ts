import { useNavigate } from 'react-router';
import { toProblem } from '../../api/problem';
import { problemText } from '../../api/problem-text';
import { pathOfRoute } from '../../session/screens';
import { useRefreshCounters } from '../../session/use-refresh-counters';
import { notify } from '../../ui/toast/toast-store';
import { useOpenNoticeMutation } from './api';

/** Marks a notice read, renews the header's counter and goes to what the notice is about. `state` goes along: the list to return to. */
export function useOpenNotice(): (id: string, state?: unknown) => Promise<void> {
  const navigate = useNavigate();
  const refreshCounters = useRefreshCounters();
  const [open] = useOpenNoticeMutation();
  return async (id, state) => {
    const { data, error } = await open(id);
    if (error) {
      const problem = toProblem(error);
      notify({ kind: 'error', title: problemText(problem), requestId: problem.requestId });
      return;
    }
    refreshCounters();
    const path = pathOfRoute(data.route);
    if (path) await navigate(path, { state });
  };
}
