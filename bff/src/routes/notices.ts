import { endpoints, noticePeriods } from '@setu/contract';
import { notFound } from '@setu/kit/core';
import type { CallContext } from '../http/call-context.js';
import { route } from '../http/route.js';
import { streamNotices } from '../live/notice-stream.js';
import { loadNotices, openedNoticeRoute } from '../pages/notices.js';
import { pathOf } from '../present/route-path.js';

const requestsStream = ({ req }: CallContext): boolean =>
  req.method === 'GET' && (req.headers.accept ?? '').includes('text/event-stream');

/** The notification inbox. */
export const noticeRoutes = [
  route(endpoints.listPeriodNotices, async (call) => {
    const period = noticePeriods.find((name) => name === call.params.filter);
    if (!period) throw notFound();
    const { page, limit, filters } = call.query;
    const data = await loadNotices(call, {
      dateSelector: period,
      query: filters.query,
      pagination: { page, limit },
      archiveCheckbox: !filters.unread.includes('1'),
      noticesCheckbox: !filters.group.includes('messages'),
    });
    return { data };
  }),
  route(endpoints.loadNotices, async (call) => ({ data: await loadNotices(call, call.query) })),
  route(endpoints.listNotices, async (call) => ({ data: await loadNotices(call, call.input) })),
  route(endpoints.getLastNotices, { quiet: true }, async (call) => {
    if (requestsStream(call)) {
      await streamNotices(call);
      return { sent: true };
    }
    const { messages, unReadMessageCount } = await loadNotices(call, { pagination: { page: 1, tableSize: 5 } });
    return { data: { messages, unReadMessageCount } };
  }),
  route(endpoints.deleteNotices, async (call) => {
    const { unread } = await call.deps.services.identity.dropNotices({ noticeIds: call.input.ids }, call.writes());
    return { data: { unReadMessageCount: { notices: unread } } };
  }),
  route(endpoints.readNotices, async (call) => {
    const { ids } = call.input;
    const command = { noticeIds: ids ?? [], all: ids === undefined };
    const { unread } = await call.deps.services.identity.readNotices(command, call.writes());
    return { data: { unReadMessageCount: { notices: unread } } };
  }),
  route(endpoints.followNotice, { browserRuns: true, changes: 'from_anywhere' }, async (call) => {
    const target = await openedNoticeRoute(call, call.params.uuid);
    return call.browser ? { goTo: pathOf(target) } : { data: { route: target } };
  }),
  route(endpoints.openNotice, { browserRuns: true }, async (call) => ({
    data: { route: await openedNoticeRoute(call, call.params.uuid) },
  })),
];
