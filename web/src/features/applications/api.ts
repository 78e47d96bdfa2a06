import type { ApplicationInput, ApplicationStatusInput } from '@setu/contract';
import { api } from '../../api/api';
import { calls } from '../../api/endpoint';
import { idTag, listTag, onSuccess, provideList } from '../../api/tags';

interface Sending {
  input: ApplicationInput;
  idempotencyKey: string;
}

interface Moving {
  id: string;
  input: ApplicationStatusInput;
  idempotencyKey: string;
}

interface Noting {
  id: string;
  text: string;
  idempotencyKey: string;
}

const changed = onSuccess(({ id }: { id: string }) => [
  idTag('application', id),
  listTag('application'),
  listTag('context'),
]);

const applicationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getApplicationForm: build.query({
      ...calls('getApplicationForm'),
      providesTags: [listTag('reference')],
      keepUnusedDataFor: 0,
    }),
    createApplication: build.mutation({
      ...calls('saveApplication', ({ input, idempotencyKey }: Sending) => ({ input, idempotencyKey })),
      invalidatesTags: onSuccess(() => [listTag('application')]),
    }),
    listApplications: build.query({
      ...calls('listApplications', (search: string) => ({ search })),
      providesTags: (view) => provideList('application', view?.list),
    }),
    getApplication: build.query({
      ...calls('getApplication', (application: string) => ({ params: { application } })),
      providesTags: (_view, _error, id) => [idTag('application', id)],
    }),
    setApplicationManager: build.mutation({
      ...calls('setApplicationManager', ({ id, userId }: { id: string; userId: string }) => ({
        params: { application: id },
        input: { userId },
      })),
      invalidatesTags: changed,
    }),
    noteApplication: build.mutation({
      ...calls('noteApplication', ({ id, text, idempotencyKey }: Noting) => ({
        params: { application: id },
        input: { text },
        idempotencyKey,
      })),
      invalidatesTags: onSuccess(({ id }: Noting) => [idTag('application', id)]),
    }),
    updateApplicationStatus: build.mutation({
      ...calls('updateApplicationStatus', ({ id, input, idempotencyKey }: Moving) => ({
        params: { id },
        input,
        idempotencyKey,
      })),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useGetApplicationFormQuery,
  useCreateApplicationMutation,
  useListApplicationsQuery,
  useGetApplicationQuery,
  useLazyGetApplicationQuery,
  useSetApplicationManagerMutation,
  useNoteApplicationMutation,
  useUpdateApplicationStatusMutation,
} = applicationsApi;
