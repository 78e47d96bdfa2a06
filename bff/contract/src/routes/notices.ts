import type { ListCodec } from '../list-query.js';
import type { RouteTable } from '../routing.js';

/** The query of the list of notifications. */
export const noticeListCodec = {
  sorts: [],
  filters: { query: { kind: 'text' }, unread: { kind: 'set', of: ['1'] }, group: { kind: 'set', of: ['messages'] } },
} as const satisfies ListCodec;

/** The inbox of notifications. */
export const noticeRoutes = {
  listPeriodNotices: {
    method: 'get',
    path: '/user/notice/list/:filter',
    kind: 'S',
    who: 'user',
    screen: 'notice_list_page',
    words: ['filter'],
    list: noticeListCodec,
  },
  loadNotices: { method: 'get', path: '/user/notice/api/loader', kind: 'A', who: 'user' },
  listNotices: { method: 'post', path: '/user/notice/api/loader', kind: 'A', who: 'user' },
  getLastNotices: { method: 'get', path: '/user/notice/api/last', kind: 'A', who: 'user' },
  deleteNotices: { method: 'post', path: '/user/notice/api/dropnotices', kind: 'A', who: 'user' },
  readNotices: { method: 'post', path: '/user/notice/api/readnotices', kind: 'A', who: 'user' },
  followNotice: { method: 'get', path: '/user/notice/entity_redirect/:uuid', kind: 'S', who: 'user' },
  openNotice: { method: 'post', path: '/user/notice/entity_redirect/:uuid', kind: 'S', who: 'user' },
} as const satisfies RouteTable;
