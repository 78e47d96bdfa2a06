import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { pageNumber, pageSize } from './number-inputs.js';
import { noticeRoutes } from './routes/notices.js';
import { langs, pictureView, routedView, routeView, textUpTo, uuid } from './values.js';
import { companyTypes, noticePeriods, requestStatuses, waitingReasons } from './words.js';

/**
 * The request that a notification is about, in its current state. If the request is unavailable or the caller cannot
 * see it, this is the state that the notification recorded.
 */
export const noticeRequestView = z.strictObject({
  id: uuid,
  numeric_hash: z.string(),
  name: z.string(),
  /** Null for several items or an unknown count. */
  count: z.number().nullable(),
  unit: z.string(),
  langs,
  picture: pictureView.nullable(),
  status: z.enum(requestStatuses).nullable(),
  /** The party responsible for the next action. Null if there is none, or the reader may not see the request. */
  waits_for: z.enum(companyTypes).nullable(),
  /** The request waits for the reader, as on the dashboard. */
  is_waiting: z.boolean(),
  /** Why it waits first, and the place where the reader can respond. Null if it does not wait. */
  task: z.strictObject({ reason: z.enum(waitingReasons), route: routeView }).nullable(),
});
export type NoticeRequestView = z.infer<typeof noticeRequestView>;

/** A notification. Its texts are rendered in the user's language when it is read. */
export const noticeView = z.strictObject({
  id: uuid,
  type: z.string(),
  /** The full notification in one line: what happened, and to which request. */
  text: z.string(),
  created_at: z.string(),
  is_read: z.boolean(),
  /** What happened, for pages that show the request next to it. */
  title: z.string(),
  /** Who did it, why, and what to do next. Empty if there is nothing to add. */
  detail: z.string(),
  /** The beginning of the message or comment that it is about, in the author's words. Null if there is none to read. */
  quote: z.string().nullable(),
  /** The label of the link to the subject. */
  action: z.string(),
  /** The new status of the request, or null if the notification reports no status. */
  status: z.enum(requestStatuses).nullable(),
  /** Null if the notification is not about a request. */
  request: noticeRequestView.nullable(),
});
export type NoticeView = z.infer<typeof noticeView>;

const flag = z.union([z.boolean(), z.stringbool()]);

/** POST /user/notice/api/loader */
export const noticeLoaderInput = z.object({
  messagesCheckbox: flag.optional(),
  noticesCheckbox: flag.optional(),
  approvalsCheckbox: flag.optional(),
  /** False returns only new notifications. */
  archiveCheckbox: flag.optional(),
  query: textUpTo(200).optional(),
  pagination: z
    .object({
      page: pageNumber.optional(),
      tableSize: pageSize.optional(),
      limit: pageSize.optional(),
    })
    .optional(),
  dateSelector: z.enum(noticePeriods, 'invalid_option').optional(),
});
export type NoticeLoaderInput = z.input<typeof noticeLoaderInput>;

export const unreadCount = z.strictObject({ notices: z.number().int() });

export const noticeListView = z.strictObject({
  messages: z.array(noticeView),
  total_count: z.number().int(),
  /** The requests on this page that also have notifications on newer or older pages, and how many on each side. */
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
/** The stream's event for a new message in a conversation that the user may see. */
export interface MessageEvent {
  request: string;
  channel: string;
}

/** The stream's `request` event: the invitations or offers on a request's page have changed. */
export interface RequestEvent {
  request: string;
}

/** The stream's `discussion` event: a discussion of a review got a message or was resolved. */
export interface DiscussionEvent {
  review: string;
}
export interface CountEvent {
  unReadMessageCount: { notices: number };
}

/** POST /user/notice/api/dropnotices */
export const dropNoticesInput = z.object({ type: textUpTo(50).optional(), ids: z.array(uuid).min(1).max(100) });

/** POST /user/notice/api/readnotices. Without `ids` it marks all notifications as read. */
export const readNoticesInput = z.object({ ids: z.array(uuid).min(1).max(100).optional() });

const inbox = { answer: noticeListView, top: ['messages', 'total_count', 'unReadMessageCount'] } as const;
const opened = { summary: 'Marks a notification as read and redirects to its subject', answer: routedView } as const;

export const noticeEndpoints = /* @__PURE__ */ endpointsOf(noticeRoutes, {
  listPeriodNotices: { summary: 'Lists the notifications of a period', ...inbox },
  loadNotices: { summary: 'Lists notifications with filters and pages', query: noticeLoaderInput, ...inbox },
  listNotices: { summary: 'Lists notifications with filters and pages', input: noticeLoaderInput, ...inbox },
  getLastNotices: {
    summary: 'Returns the five newest notifications, or streams live ones as text/event-stream',
    answer: lastNoticesView,
    top: ['messages', 'unReadMessageCount'],
  },
  deleteNotices: {
    summary: 'Deletes notifications',
    input: dropNoticesInput,
    answer: z.strictObject({ unReadMessageCount: unreadCount }),
  },
  readNotices: {
    summary: 'Marks notifications as read',
    input: readNoticesInput,
    answer: z.strictObject({ unReadMessageCount: unreadCount }),
  },
  followNotice: opened,
  openNotice: opened,
});
