import { parseListQuery, type RequestListView, requestListCodec, requestStatuses } from '@setu/contract';
import { invalid, isUuid } from '@setu/kit/core';
import type { Kind, ListRequestsResponse } from '@setu/proto/request';
import type { Ask } from '../http/ask.js';
import { flattenToPairs } from '../http/brackets.js';
import { personView } from '../present/person.js';
import { requestRowView } from '../present/request.js';
import { wireSort } from './card-filter.js';
import { optional } from './part.js';

const statusCounts = (found: ListRequestsResponse): RequestListView['status_counts'] =>
  Object.fromEntries(
    requestStatuses.flatMap((status) => {
      const count = found.statusCounts[status];
      return count === undefined ? [] : [[status, count]];
    }),
  );

/** One of the four request lists: the query of a GET, or of a POST with its body on top. */
export const requestListPage = async (ask: Ask, kind: Kind): Promise<RequestListView> => {
  const { query, problems } = parseListQuery(requestListCodec, [...ask.query, ...flattenToPairs(ask.input)]);
  if (problems.length > 0) throw invalid(Object.fromEntries(problems.map(({ path, code }) => [path, code])));
  const broker = ask.actor.companyType === 'broker';
  const { filters, page, limit } = query;
  const unknownManager = broker && filters.managers.length > 0 && !filters.managers.some(isUuid);
  const [found, people] = await Promise.all([
    ask.deps.services.request.listRequests(
      {
        kind,
        search: filters.search,
        publishedOn: { ...filters['published-on'], timeZone: ask.caller.timeZone },
        statuses: filters.status,
        managerIds: broker ? filters.managers.filter((id) => isUuid(id)) : [],
        sort: wireSort(query.sort),
        page: { page, limit },
      },
      ask.reads(),
    ),
    broker ? optional(ask.deps.services.identity.listManagers({}, ask.reads()), null) : Promise.resolve(null),
  ]);
  const reader = { language: ask.locale, companyType: ask.actor.companyType };
  return {
    list: unknownManager ? [] : found.rows.map((row) => requestRowView(row, reader)),
    total_count: unknownManager ? 0 : found.total,
    status_counts: statusCounts(found),
    managers: (people?.managers ?? []).map(personView),
  };
};
