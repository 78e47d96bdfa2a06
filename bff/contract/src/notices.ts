import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { noticeRoutes } from './routes/notices.js';
import { langs, pictureView, routedView, textUpTo, uuid } from './values.js';
import { noticePeriods, requestStatuses } from './words.js';

/** The request a notice tells of, as it is now; of one the reader does not see, or that cannot be had, what he was told. */
export const noticeRequestView = z.strictObject({
  id: uuid,
  numeric_hash: z.string(),
  name: z.string(),
  /** Null: several, or not known. */
  count: z.number().nullable(),
  unit: z.string(),
  langs,
  picture: pictureView.nullable(),
  status: z.enum(requestStatuses).nullable(),
});
export type NoticeRequestView = z.infer<typeof noticeRequestView>;

/** Worded in the reader's language when read. */
export const noticeView = z.strictObject({
  id: uuid,
  type: z.string(),
  /** The whole of it in one line: what happened, and to which request. */
  text: z.string(),
  created_at: z.string(),
  is_read: z.boolean(),
  /** What happened, where the request stands beside it. */
  title: z.string(),
  /** Who, why, and what to do next; empty where there is nothing to add. */
  detail: z.string(),
  /** What the link to its place says. */
  action: z.string(),
  /** The status the request went to; null where no status is told. */
  status: z.enum(requestStatuses).nullable(),
  /** Null where it is about something else. */
  request: noticeRequestView.nullable(),
});
export type NoticeView = z.infer<typeof noticeView>;

const flag = z.union([z.boolean(), z.stringbool()]);

/** POST /user/notice/api/loader */
export const noticeLoaderInput = z.object({
  messagesCheckbox: flag.optional(),
  noticesCheckbox: flag.optional(),
  approvalsCheckbox: flag.optional(),
  /** The opposite of "new only". */
  archiveCheckbox: flag.optional(),
  query: textUpTo(200).optional(),
  pagination: z
    .object({
      page: z.coerce.number().int().min(1).max(1_000_000).optional(),
      tableSize: z.coerce.number().int().min(1).max(100).optional(),
      limit: z.coerce.number().int().min(1).max(100).optional(),
    })
    .optional(),
  dateSelector: z.enum(noticePeriods, 'invalid_option').optional(),
});
export type NoticeLoaderInput = z.input<typeof noticeLoaderInput>;

export const unreadCount = z.strictObject({ notices: z.number().int() });

export const noticeListView = z.strictObject({
  messages: z.array(noticeView),
  total_count: z.number().int(),
  /** Of the requests on this page those of which other pages tell too, and how often. */
  elsewhere: z.array(z.strictObject({ request: uuid, newer: z.number().int(), older: z.number().int() })),
  unReadMessageCount: unreadCount,
});
export type NoticeListView = z.infer<typeof noticeListView>;

/** GET /user/notice/api/last, and the event stream's `count`, `notice` and `message`. */
export const lastNoticesView = z.strictObject({ messages: z.array(noticeView), unReadMessageCount: unreadCount });
export type LastNoticesView = z.infer<typeof lastNoticesView>;
export interface NoticeEvent {
  notice: NoticeView;
  unReadMessageCount: { notices: number };
}
/** Somebody wrote in a conversation the reader may see. */
export interface MessageEvent {
  request: string;
  channel: string;
}

/** The stream's `request`: invitations or offers of a request changed on the reader's page of it. */
export interface RequestEvent {
  request: string;
}

/** The stream's `discussion`: somebody said something about a text of a review, or ended what was said. */
export interface DiscussionEvent {
  review: string;
}
export interface CountEvent {
  unReadMessageCount: { notices: number };
}

/** POST /user/notice/api/dropnotices */
export const dropNoticesInput = z.object({ type: textUpTo(50).optional(), ids: z.array(uuid).min(1).max(100) });

/** POST /user/notice/api/readnotices: without `ids` all of them. */
export const readNoticesInput = z.object({ ids: z.array(uuid).min(1).max(100).optional() });

const inbox = { answer: noticeListView, top: ['messages', 'total_count', 'unReadMessageCount'] } as const;
const opened = { summary: 'Marks a notice read and goes to what it is about', answer: routedView } as const;

export const noticeEndpoints = /* @__PURE__ */ endpointsOf(noticeRoutes, {
  listPeriodNotices: { summary: 'The notices of a period', ...inbox },
  loadNotices: { summary: 'Notices, filtered and paged', query: noticeLoaderInput, ...inbox },
  listNotices: { summary: 'Notices, filtered and paged', input: noticeLoaderInput, ...inbox },
  getLastNotices: {
    summary: 'The five newest notices; as text/event-stream the live ones',
    answer: lastNoticesView,
    top: ['messages', 'unReadMessageCount'],
  },
  deleteNotices: {
    summary: 'Deletes notices',
    input: dropNoticesInput,
    answer: z.strictObject({ unReadMessageCount: unreadCount }),
  },
  readNotices: {
    summary: 'Marks notices read',
    input: readNoticesInput,
    answer: z.strictObject({ unReadMessageCount: unreadCount }),
  },
  followNotice: opened,
  openNotice: opened,
});
