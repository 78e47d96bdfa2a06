import type { CallTo } from '@setu/contract';
import { api } from '../../../api/api';
import { asks } from '../../../api/endpoint';
import { idTag, listTag, onSuccess } from '../../../api/tags';

const assignmentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The workload of each manager. */
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
  }),
});

export const { useLazyListRequestLoadsQuery, useShareOutRequestsMutation, useSetRequestsManagerMutation } =
  assignmentApi;
