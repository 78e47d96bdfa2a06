import type {
  DraftSaveInput,
  DraftSaveView,
  PublishView,
  RequestListView,
  RequestPageView,
  RequestView,
  RfcPublishInput,
  UpdateStatusInput,
} from '@setu/contract';
import { screenPath } from '@setu/contract';
import { api } from '../../api/api';
import type { ApiMeta } from '../../api/base-query';
import { idTag, listTag, onSuccess, provideList } from '../../api/tags';
import type { Side } from './model/side';

interface Addressed<Body> {
  id: string;
  body: Body;
  idempotencyKey?: string;
}

const whole = (view: RequestPageView): RequestView => view.request;

const previewOf: Record<Side, (id: string) => string> = {
  customer: (requestEntity) => screenPath('request_for_customer_page', { requestEntity }),
  broker: (requestEntity) => screenPath('request_for_broker_page', { requestEntity }),
};

const requestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The argument is the list's own address with its canonical query. */
    listRequests: build.query<RequestListView, string>({
      query: (address) => address,
      providesTags: (view) => provideList('request', view?.list),
    }),
    getRequest: build.query<RequestView, { id: string; side: Side }>({
      query: ({ id, side }) => previewOf[side](id),
      transformResponse: whole,
      providesTags: (_view, _error, { id }) => [idTag('request', id)],
    }),
    getRequestDraft: build.query<RequestView, string>({
      query: (requestEntity) => screenPath('customer_request_create_page', { requestEntity }),
      transformResponse: whole,
      // What is typed is newer than any cache: the form asks afresh each time it is opened.
      keepUnusedDataFor: 0,
    }),
    saveRequestDraft: build.mutation<DraftSaveView, Addressed<DraftSaveInput> & { isLast: boolean }>({
      query: ({ id, body, isLast }) => ({
        url: `/request/first-step-save/${id}`,
        method: 'POST',
        body,
        keepalive: isLast,
      }),
    }),
    publishRequest: build.mutation<PublishView, Addressed<RfcPublishInput>>({
      query: ({ id, ...rest }) => ({ url: `/request/publish/${id}`, method: 'POST', ...rest }),
      invalidatesTags: onSuccess(() => [listTag('request'), listTag('cart'), listTag('dashboard')]),
    }),
    deleteRequestDraft: build.mutation<unknown, string>({
      query: (id) => ({ url: `/request/api/delete/${id}`, method: 'DELETE' }),
      invalidatesTags: onSuccess(() => [listTag('request'), listTag('dashboard')]),
    }),
    updateRequestStatus: build.mutation<RequestPageView, Addressed<UpdateStatusInput>>({
      query: ({ id, ...rest }) => ({ url: `/request/update-status/${id}`, method: 'POST', ...rest }),
      invalidatesTags: onSuccess(({ id }) => [idTag('request', id), listTag('request'), listTag('dashboard')]),
    }),
    /** A GET that makes a draft of the same content and answers where its form is. */
    createRequestCopy: build.mutation<{ location: string | null }, string>({
      query: (id) => `/request/repeat/${id}`,
      transformResponse: (_body: null, meta: ApiMeta | undefined) => ({ location: meta?.location ?? null }),
      invalidatesTags: onSuccess(() => [listTag('request')]),
    }),
  }),
});

export const {
  useListRequestsQuery,
  useGetRequestQuery,
  useGetRequestDraftQuery,
  useSaveRequestDraftMutation,
  usePublishRequestMutation,
  useDeleteRequestDraftMutation,
  useUpdateRequestStatusMutation,
  useCreateRequestCopyMutation,
} = requestsApi;
export const { getRequest } = requestsApi.endpoints;
