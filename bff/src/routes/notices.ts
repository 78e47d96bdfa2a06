import { endpoints, noticePeriods } from '@setu/contract';
import { notFound } from '@setu/kit/core';
import type { Ask } from '../http/call-context.js';
import { route } from '../http/route.js';
import { streamNotices } from '../live/notice-stream.js';
import { loadNotices, openedNoticeRoute } from '../pages/notices.js';
import { pathOf } from '../present/route-path.js';

const requestsStream = ({ req }: Ask): boolean =>
  req.method === 'GET' && (req.headers.accept ?? '').includes('text/event-stream');

/** The notification inbox. */
export const noticeRoutes = [
  route(endpoints.listPeriodNotices, async (ask) => {
    const period = noticePeriods.find((name) => name === ask.params.filter);
    if (!period) throw notFound();
    const { page, limit, filters } = ask.query;
    const data = await loadNotices(ask, {
      dateSelector: period,
      query: filters.query,
      pagination: { page, limit },
      archiveCheckbox: !filters.unread.includes('1'),
    });
    return { data };
  }),
  route(endpoints.loadNotices, async (ask) => ({ data: await loadNotices(ask, ask.query) })),
  route(endpoints.listNotices, async (ask) => ({ data: await loadNotices(ask, ask.input) })),
  route(endpoints.getLastNotices, { quiet: true }, async (ask) => {
    if (requestsStream(ask)) {
      await streamNotices(ask);
      return { sent: true };
    }
    const { messages, unReadMessageCount } = await loadNotices(ask, { pagination: { page: 1, tableSize: 5 } });
    return { data: { messages, unReadMessageCount } };
  }),
  route(endpoints.deleteNotices, async (ask) => {
    const { unread } = await ask.deps.services.identity.dropNotices({ noticeIds: ask.input.ids }, ask.writes());
    return { data: { unReadMessageCount: { notices: unread } } };
  }),
  route(endpoints.readNotices, async (ask) => {
    const { ids } = ask.input;
    const asked = { noticeIds: ids ?? [], all: ids === undefined };
    const { unread } = await ask.deps.services.identity.readNotices(asked, ask.writes());
    return { data: { unReadMessageCount: { notices: unread } } };
  }),
  route(endpoints.followNotice, { browserRuns: true, changes: 'from_anywhere' }, async (ask) => {
    const target = await openedNoticeRoute(ask, ask.params.uuid);
    return ask.browser ? { goTo: pathOf(target) } : { data: { route: target } };
  }),
  route(endpoints.openNotice, { browserRuns: true }, async (ask) => ({
    data: { route: await openedNoticeRoute(ask, ask.params.uuid) },
  })),
];
