import { toProblem } from '../../api/problem';
import { problemText } from '../../api/problem-text';
import { useTexts } from '../../i18n/use-texts';
import { useSetCounters } from '../../session/use-session';
import { confirm } from '../../ui/modal/confirm';
import { showFailure } from '../../ui/modal/failure-modal';
import { notify } from '../../ui/toast/toast-store';
import { useDeleteNoticesMutation } from './api';

/** Deletes one or several notices after asking. Resolves true once they are gone. */
export function useDeleteNotices(): { drop: (ids: string[]) => Promise<boolean>; isDeleting: boolean } {
  const t = useTexts('notices');
  const setCounters = useSetCounters();
  const [send, { isLoading }] = useDeleteNoticesMutation();
  const drop = async (ids: string[]): Promise<boolean> => {
    const isSure = await confirm({
      title: t('delete.question', { count: ids.length }),
      text: t('delete.consequence'),
      action: t('delete.action'),
      isDanger: true,
    });
    if (!isSure) return false;
    const { data, error } = await send(ids);
    if (error) {
      const problem = toProblem(error);
      await showFailure({ title: t('delete.failed'), text: problemText(problem), requestId: problem.requestId });
      return false;
    }
    setCounters({ notices: data.unReadMessageCount.notices });
    notify({ kind: 'success', title: t('delete.done', { count: ids.length }) });
    return true;
  };
  return { drop, isDeleting: isLoading };
}
