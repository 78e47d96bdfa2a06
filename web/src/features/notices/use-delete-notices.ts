import { useTexts } from '../../i18n/use-texts';
import { useAction } from '../../kit/action/use-action';
import { useDeleteNoticesMutation } from './api';

/** Deletes one or several notifications after a confirmation. */
export function useDeleteNotices() {
  const t = useTexts('notices');
  const [send] = useDeleteNoticesMutation();
  return useAction({
    confirm: (ids: string[]) => ({
      title: t('delete.question', { count: ids.length }),
      text: t('delete.consequence'),
      action: t('delete.action'),
      isDanger: true,
    }),
    send: (ids) => send(ids),
    failed: t('delete.failed'),
    done: (_answer, ids) => ({ title: t('delete.done', { count: ids.length }) }),
  });
}
