import { useTexts } from '../../i18n/use-texts';
import { useAction } from '../../kit/action/use-action';
import { useReadNoticesMutation } from './api';

/** Marks notifications as read: either those shown, or all of them, including those on other pages. */
export function useReadNotices() {
  const t = useTexts('notices');
  const [send] = useReadNoticesMutation();
  return useAction({
    send: (ids: string[] | 'all') => send(ids),
    failed: t('read.failed'),
  });
}
