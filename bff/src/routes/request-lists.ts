import { requestListCodec, requestListView } from '@setu/contract';
import type { RequestKind } from '@setu/proto/words';
import { z } from 'zod';
import type { Who } from '../http/access.js';
import { type Method, route } from '../http/route.js';
import { requestListPage } from '../pages/request-list.js';

const list = (method: Method, path: string, of: { who: Who; kind: RequestKind; summary: string }) =>
  route(
    method,
    path,
    {
      kind: 'S',
      who: of.who,
      summary: of.summary,
      list: requestListCodec,
      answer: requestListView,
      ...(method === 'post' && { input: z.unknown() }),
    },
    async (ask) => ({ data: await requestListPage(ask, of.kind) }),
  );

const lists = [
  {
    path: '/customer/request-from-catalog-list',
    who: 'commerce',
    kind: 'rfc',
    summary: 'The company’s requests from the catalogue',
  },
  {
    path: '/customer/request-from-description-list',
    who: 'commerce',
    kind: 'rfd',
    summary: 'The company’s requests from a description',
  },
  {
    path: '/broker/request-from-catalog-list',
    who: 'manager',
    kind: 'rfc',
    summary: 'All requests from the catalogue',
  },
  {
    path: '/broker/request-from-description-list',
    who: 'manager',
    kind: 'rfd',
    summary: 'All requests from a description',
  },
] as const;

/** The four request lists, by GET with a query or POST with the same in its body. */
export const requestListRoutes = lists.flatMap(({ path, ...of }) => [list('get', path, of), list('post', path, of)]);
