import type { noticeListCodec } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import type { ListFilter } from '../../kit/list-page/list-filters';
import { messagesOnly, newOnly } from './notice-query';

/** Returns the filters: search in the texts, and unread only. */
export function useNoticeFilters(): ListFilter<typeof noticeListCodec>[] {
  const t = useTexts('notices');
  return [
    { kind: 'search', name: 'query', label: t('filters.search') },
    { kind: 'flag', name: 'unread', label: t('filters.newOnly'), value: newOnly },
    { kind: 'flag', name: 'group', label: t('filters.messagesOnly'), value: messagesOnly },
  ];
}
