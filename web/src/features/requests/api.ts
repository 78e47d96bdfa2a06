import type { AnswerTo, CallTo, PaperView, RequestView } from '@setu/contract';
import { api } from '../../api/api';
import { asks, callTo, goes } from '../../api/endpoint';
import { idTag, listTag, onSuccess, provideList } from '../../api/tags';
import type { Side } from './model/side';

interface Addressed<Input> {
  id: string;
  body: Input;
  idempotencyKey?: string;
}

/** A request's list, asked by its canonical query. */
export interface RequestListPlace {
  side: Side;
  kind: 'rfc' | 'rfd';
  search: string;
}

const whole = (view: AnswerTo<'getCustomerRequest'>): RequestView => view.request;

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
      transformResponse: whole,
      providesTags: (_view, _error, { id }) => [idTag('request', id)],
    }),
    /** What each manager carries. */
    listRequestLoads: build.query({ ...asks('listManagerLoads'), keepUnusedDataFor: 0 }),
    shareOutRequests: build.mutation({
      ...asks('shareOutRequests', (input: CallTo<'shareOutRequests'>['input']) => ({ input })),
      invalidatesTags: onSuccess(({ requests }) => [
        ...[requests].flat().map((id) => idTag('request', id)),
        listTag('request'),
        listTag('dashboard'),
      ]),
    }),
    setRequestsManager: build.mutation({
      ...asks('setRequestsManager', (input: CallTo<'setRequestsManager'>['input']) => ({ input })),
      invalidatesTags: onSuccess(({ requests }) => [
        ...[requests].flat().map((id) => idTag('request', id)),
        listTag('request'),
        listTag('dashboard'),
      ]),
    }),
    getRequestAudit: build.query({
      ...asks('listRequestChanges', (request: string) => ({ params: { request } })),
      providesTags: (_view, _error, id) => [idTag('request', id)],
    }),
    /** What happens with a deal after its contract. */
    listMilestones: build.query({
      ...asks('listMilestones', (request: string) => ({ params: { request } })),
      providesTags: (_list, _error, id) => [idTag('request', id)],
    }),
    sayMilestone: build.mutation({
      ...asks('sayMilestone', ({ id, body, idempotencyKey }: Addressed<CallTo<'sayMilestone'>['input']>) => ({
        params: { request: id },
        input: body,
        idempotencyKey,
      })),
      invalidatesTags: onSuccess(({ id }) => [idTag('request', id), listTag('request'), listTag('dashboard')]),
    }),
    openClaim: build.mutation({
      ...asks('openClaim', ({ id, body, idempotencyKey }: Addressed<CallTo<'openClaim'>['input']>) => ({
        params: { request: id },
        input: body,
        idempotencyKey,
      })),
      invalidatesTags: onSuccess(({ id }) => [idTag('request', id), listTag('request'), listTag('dashboard')]),
    }),
    closeClaim: build.mutation({
      ...asks('closeClaim', ({ id, body, idempotencyKey }: Addressed<CallTo<'closeClaim'>['input']>) => ({
        params: { request: id },
        input: body,
        idempotencyKey,
      })),
      invalidatesTags: onSuccess(({ id }) => [idTag('request', id), listTag('request'), listTag('dashboard')]),
    }),
    /** Active suppliers to choose one from. */
    findSuppliers: build.query({
      ...asks('findBrokerSuppliers', (search: string) => ({ query: { search } })),
      providesTags: [listTag('company')],
    }),
    /** An id for a new form: never the one another form was given. */
    reserveRequest: build.query({ ...asks('reserveRequest'), keepUnusedDataFor: 0 }),
    /** The same for a request that a manager makes, with whom a senior may give it to. */
    reserveOrder: build.query({ ...asks('reserveOrder'), keepUnusedDataFor: 0 }),
    /** Active customers to choose one from. */
    findCustomers: build.query({
      ...asks('findBrokerCustomers', (search: string) => ({ query: { search } })),
      providesTags: [listTag('company')],
    }),
    getCompanyDetails: build.query({
      ...asks('getBrokerCompanyDetails', (company: string) => ({ params: { company } })),
      providesTags: (_view, _error, id) => [idTag('company', id)],
    }),
    listUnits: build.query({ ...asks('listUnits'), keepUnusedDataFor: 3600 }),
    getRequestDraft: build.query({
      ...asks('getRequestDraft', (requestEntity: string) => ({ params: { requestEntity } })),
      // What is typed is newer than any cache: the form asks afresh each time it is opened.
      keepUnusedDataFor: 0,
    }),
    saveRequestDraft: build.mutation(
      asks(
        'saveRequestDraft',
        ({ id, body, isLast }: Addressed<CallTo<'saveRequestDraft'>['input']> & { isLast: boolean }) => ({
          params: { request: id },
          input: body,
          keepalive: isLast,
          isUnasked: true,
        }),
      ),
    ),
    publishRequest: build.mutation({
      ...asks('publishRequest', ({ id, body, idempotencyKey }: Addressed<CallTo<'publishRequest'>['input']>) => ({
        params: { requestEntity: id },
        input: body,
        idempotencyKey,
      })),
      invalidatesTags: onSuccess(() => [listTag('request'), listTag('cart'), listTag('dashboard'), listTag('context')]),
    }),
    deleteRequestDraft: build.mutation({
      ...asks('deleteRequestDraft', (requestEntity: string) => ({ params: { requestEntity } })),
      invalidatesTags: onSuccess(() => [listTag('request'), listTag('dashboard')]),
    }),
    updateRequestStatus: build.mutation({
      ...asks(
        'updateRequestStatus',
        ({ id, body, idempotencyKey }: Addressed<CallTo<'updateRequestStatus'>['input']>) => ({
          params: { id },
          input: body,
          idempotencyKey,
        }),
      ),
      invalidatesTags: onSuccess(({ id }) => [
        idTag('request', id),
        listTag('request'),
        listTag('dashboard'),
        listTag('context'),
      ]),
    }),
    /** The papers of a request; what may be made of it goes by where it stands. */
    listPapers: build.query({
      ...asks('listPapers', (request: string) => ({ params: { request } })),
      providesTags: (_view, _error, id) => [listTag('paper'), idTag('request', id)],
    }),
    createPaper: build.mutation({
      ...asks('makePaper', ({ id, kind }: { id: string; kind: PaperView['kind'] }) => ({
        params: { request: id },
        input: { kind },
      })),
      invalidatesTags: onSuccess(() => [listTag('paper')]),
    }),
    /** A GET that makes a draft of the same content and answers where its form is. */
    createRequestCopy: build.mutation({
      ...goes('createRequestCopy', (requestEntity: string) => ({ params: { requestEntity } })),
      invalidatesTags: onSuccess(() => [listTag('request')]),
    }),
  }),
});

export const {
  useListRequestsQuery,
  useListSupplierRequestsQuery,
  useGetRequestQuery,
  useLazyListRequestLoadsQuery,
  useShareOutRequestsMutation,
  useSetRequestsManagerMutation,
  useListMilestonesQuery,
  useSayMilestoneMutation,
  useOpenClaimMutation,
  useCloseClaimMutation,
  useGetRequestAuditQuery,
  useLazyFindSuppliersQuery,
  useReserveRequestQuery,
  useReserveOrderQuery,
  useFindCustomersQuery,
  useLazyFindCustomersQuery,
  useGetCompanyDetailsQuery,
  useListUnitsQuery,
  useGetRequestDraftQuery,
  useSaveRequestDraftMutation,
  usePublishRequestMutation,
  useDeleteRequestDraftMutation,
  useUpdateRequestStatusMutation,
  useCreateRequestCopyMutation,
  useListPapersQuery,
  useCreatePaperMutation,
} = requestsApi;
export const { getRequest } = requestsApi.endpoints;
