import { useTexts } from '../../i18n/use-texts';
import { useAction } from '../../kit/action/use-action';
import { useReadNoticesMutation } from './api';

/** Marks notices read where they stand; `all` of them, on other pages too. */
export function useReadNotices() {
  const t = useTexts('notices');
  const [send] = useReadNoticesMutation();
  return useAction({
    send: (ids: string[] | 'all') => send(ids),
    failed: t('read.failed'),
  });
}
