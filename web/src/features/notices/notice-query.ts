import {
  type ListQuery,
  type NoticeLoaderInput,
  type NoticePeriod,
  type noticeListCodec,
  noticePeriods,
} from '@setu/contract';

export type NoticeQuery = ListQuery<typeof noticeListCodec>;

/** Returns the period in an address, or null if it does not exist. */
export const periodOf = (text: string | undefined): NoticePeriod | null =>
  noticePeriods.find((period) => period === text) ?? null;

/** The value of the filter `unread` for new notifications only. */
export const newOnly = '1';

/** Returns true if only unread notifications are listed. */
export const isNewOnly = ({ filters }: NoticeQuery): boolean => filters.unread.includes(newOnly);

/** The value of the filter `group` for messages of conversations only. */
export const messagesOnly = 'messages';

/**
 * Returns the body of the list call as the specification defines it. `archiveCheckbox` is the opposite of "new only".
 */
export function toLoader(query: NoticeQuery, period: NoticePeriod): NoticeLoaderInput {
  return {
    messagesCheckbox: true,
    noticesCheckbox: !query.filters.group.includes(messagesOnly),
    approvalsCheckbox: false,
    archiveCheckbox: !isNewOnly(query),
    query: query.filters.query,
    pagination: { page: query.page, tableSize: query.limit },
    dateSelector: period,
  };
}
