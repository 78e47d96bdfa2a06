import type { AnswerTo, RequestView } from '@setu/contract';
import { api } from '../../api/api';
import { calls, callTo } from '../../api/endpoint';
import { idTag, provideList } from '../../api/tags';
import type { Side } from './model/side';

/** A list of requests, identified by its canonical query. */
export interface RequestListPlace {
  side: Side;
  kind: 'rfc' | 'rfd';
  search: string;
}

const requestOf = (view: AnswerTo<'getCustomerRequest'>): RequestView => view.request;

const listOf = {
  customer: { rfc: 'listCustomerRfcs', rfd: 'listCustomerRfds' },
  broker: { rfc: 'listBrokerRfcs', rfd: 'listBrokerRfds' },
} as const;
const previewOf = { customer: 'getCustomerRequest', broker: 'getBrokerRequest' } as const;

const requestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRequests: build.query({
      query: ({ side, kind, search }: RequestListPlace) => callTo(listOf[side][kind], { search }),
      transformResponse: (view: AnswerTo<'listCustomerRfcs'>) => view,
      providesTags: (view) => provideList('request', view?.list),
    }),
    listSupplierRequests: build.query({
      query: (search: string) => callTo('listSupplierRequests', { search }),
      transformResponse: (view: AnswerTo<'listSupplierRequests'>) => view,
      providesTags: (view) => provideList('request', view?.list),
    }),
    getRequest: build.query({
      query: ({ id, side }: { id: string; side: Side }) => callTo(previewOf[side], { params: { requestEntity: id } }),
      transformResponse: requestOf,
      providesTags: (_view, _error, { id }) => [idTag('request', id)],
    }),
    getRequestAudit: build.query({
      ...calls('listRequestChanges', (request: string) => ({ params: { request } })),
      providesTags: (_view, _error, id) => [idTag('request', id)],
    }),
  }),
});

export const { useListRequestsQuery, useListSupplierRequestsQuery, useGetRequestQuery, useGetRequestAuditQuery } =
  requestsApi;
export const { getRequest } = requestsApi.endpoints;
