import type { NoticeListView, NoticeRequestView, NoticeView } from '@setu/contract';

const id = (digit: string): string => `${digit.repeat(8)}-0000-4000-8000-000000000000`;

export const noticeIds = { pump: id('1'), tea: id('2') };

/** Returns a request in progress for twelve pumps. */
export const aNoticeRequest = (changes: Partial<NoticeRequestView> = {}): NoticeRequestView => ({
  id: noticeIds.pump,
  numeric_hash: '12345678',
  name: 'Насос центробежный',
  count: 12,
  unit: 'шт',
  langs: {},
  picture: null,
  status: 'in_work',
  waits_for: 'broker',
  is_waiting: false,
  task: null,
  ...changes,
});

/** Returns an unread notification that a manager has accepted that request. */
export const aNotice = (changes: Partial<NoticeView> = {}): NoticeView => ({
  id: id('3'),
  type: 'request_status_changed',
  text: 'Запрос принят в работу. Запрос № 12345678: Насос центробежный, 12 шт',
  created_at: '2026-11-20T09:00:00Z',
  is_read: false,
  title: 'Запрос принят в работу',
  detail: 'Запрос ведёт Илья Соколов.',
  quote: null,
  action: 'Открыть запрос',
  status: 'in_work',
  request: aNoticeRequest(),
  ...changes,
});

/** Returns a page of notifications with its counts. */
export const aNoticeList = (messages: NoticeView[], elsewhere: NoticeListView['elsewhere'] = []): NoticeListView => ({
  messages,
  elsewhere,
  total_count: messages.length,
  unReadMessageCount: { notices: messages.filter((notice) => !notice.is_read).length },
});
