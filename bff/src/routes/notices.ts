import {
  dropNoticesInput,
  lastNoticesView,
  noticeListCodec,
  noticeListView,
  noticeLoaderInput,
  noticePeriods,
  parseListQuery,
  unreadCount,
} from '@setu/contract';
import { invalid, notFound } from '@setu/kit/core';
import { z } from 'zod';
import { readInput } from '../http/input.js';
import { route } from '../http/route.js';
import { readTree } from '../http/tree.js';
import { streamNotices } from '../live/notice-stream.js';
import { loadNotices, openedNoticeRoute } from '../pages/notices.js';
import { pathOf } from '../present/route-path.js';

const loader = { kind: 'A', who: 'user', summary: 'Notices, filtered and paged', answer: noticeListView } as const;

/** The notice inbox. */
export const noticeRoutes = [
  route(
    'get',
    '/user/notice/list/:filter',
    { kind: 'S', who: 'user', list: noticeListCodec, summary: 'The notices of a period', answer: noticeListView },
    async (ask) => {
      const period = noticePeriods.find((name) => name === ask.params.filter);
      if (!period) throw notFound();
      const { query, problems } = parseListQuery(noticeListCodec, ask.query);
      if (problems.length > 0) throw invalid(Object.fromEntries(problems.map(({ path, code }) => [path, code])));
      const { page, limit, filters } = query;
      return loadNotices(ask, {
        dateSelector: period,
        query: filters.query,
        pagination: { page, limit },
        archiveCheckbox: !filters.unread.includes('1'),
      });
    },
  ),
  route('get', '/user/notice/api/loader', loader, async (ask) =>
    loadNotices(ask, readInput(noticeLoaderInput, readTree(new URLSearchParams(ask.query).toString()))),
  ),
  route('post', '/user/notice/api/loader', { ...loader, input: noticeLoaderInput }, async (ask) =>
    loadNotices(ask, ask.input),
  ),
  route(
    'get',
    '/user/notice/api/last',
    {
      kind: 'A',
      who: 'user',
      quiet: true,
      summary: 'The five newest notices; as text/event-stream the live ones',
      answer: lastNoticesView,
    },
    async (ask) => {
      if (ask.req.method === 'GET' && (ask.req.headers.accept ?? '').includes('text/event-stream')) {
        await streamNotices(ask);
        return { sent: true };
      }
      return loadNotices(ask, { pagination: { page: 1, tableSize: 5 } });
    },
  ),
  route(
    'post',
    '/user/notice/api/dropnotices',
    {
      kind: 'A',
      who: 'user',
      input: dropNoticesInput,
      summary: 'Deletes notices',
      answer: z.object({ unReadMessageCount: unreadCount }),
    },
    async (ask) => {
      const { unread } = await ask.deps.services.identity.dropNotices({ noticeIds: ask.input.ids }, ask.writes());
      return { data: { unReadMessageCount: { notices: unread } } };
    },
  ),
  ...(['get', 'post'] as const).map((method) =>
    route(
      method,
      '/user/notice/entity_redirect/:uuid',
      {
        kind: 'S',
        who: 'user',
        ids: ['uuid'],
        browserRuns: true,
        ...(method === 'get' && { changes: 'from_anywhere' as const }),
        summary: 'Marks a notice read and goes to what it is about',
      },
      async (ask) => {
        const target = await openedNoticeRoute(ask, ask.params.uuid ?? '');
        if (method === 'get' && ask.browser) return { goTo: pathOf(target) };
        return { data: { route: target } };
      },
    ),
  ),
];
