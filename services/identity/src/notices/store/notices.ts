import type { TableConn } from '@setu/kit/db';
import { listNotices } from './list-notices.js';
import { markNotices } from './mark-notices.js';
import { mergeNotices } from './merge-notices.js';
import type { NoticeTables } from './notice-rows.js';

export type { NoticeFilter, NoticeSpread } from './list-notices.js';
export type { CountedCard, NewNotice } from './merge-notices.js';
export type { Conversation, NoticeTables } from './notice-rows.js';

/** The notification inbox. */
export const noticeStore = (conn: TableConn<NoticeTables>) => ({
  ...listNotices(conn),
  ...mergeNotices(conn),
  ...markNotices(conn),
});
