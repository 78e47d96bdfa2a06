import type { CallTo } from '@setu/contract';
import { api } from '../../api/api';
import { calls } from '../../api/endpoint';
import { listTag, onSuccess } from '../../api/tags';

const signingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRegulationSign: build.query({
      ...calls('getRegulationSign'),
      providesTags: [listTag('signing')],
      keepUnusedDataFor: 0,
    }),
    getDiagnostics: build.query({ ...calls('getDiagnostics'), providesTags: [listTag('reference')] }),
    signRegulation: build.mutation({
      ...calls('signRegulation', (input: CallTo<'signRegulation'>['input']) => ({ input })),
      invalidatesTags: onSuccess(() => [listTag('signing'), listTag('context')]),
    }),
    issueDemoCertificate: build.mutation(
      calls('issueDemoCertificate', (input: CallTo<'issueDemoCertificate'>['input']) => ({ input })),
    ),
  }),
});

export const {
  useGetRegulationSignQuery,
  useGetDiagnosticsQuery,
  useSignRegulationMutation,
  useIssueDemoCertificateMutation,
} = signingApi;
