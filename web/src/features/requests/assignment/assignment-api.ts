import type { CallTo } from '@setu/contract';
import { api } from '../../../api/api';
import { calls } from '../../../api/endpoint';
import { idTag, listTag, onSuccess } from '../../../api/tags';

const assignmentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The workload of each manager. */
    listRequestLoads: build.query({ ...calls('listManagerLoads'), keepUnusedDataFor: 0 }),
    shareOutRequests: build.mutation({
      ...calls('shareOutRequests', (input: CallTo<'shareOutRequests'>['input']) => ({ input })),
      invalidatesTags: onSuccess(({ requests }) => [
        ...[requests].flat().map((id) => idTag('request', id)),
        listTag('request'),
        listTag('dashboard'),
      ]),
    }),
    setRequestsManager: build.mutation({
      ...calls('setRequestsManager', (input: CallTo<'setRequestsManager'>['input']) => ({ input })),
      invalidatesTags: onSuccess(({ requests }) => [
        ...[requests].flat().map((id) => idTag('request', id)),
        listTag('request'),
        listTag('dashboard'),
      ]),
    }),
  }),
});

export const { useLazyListRequestLoadsQuery, useShareOutRequestsMutation, useSetRequestsManagerMutation } =
  assignmentApi;
