import type { CallTo } from '@setu/contract';
import { api } from '../../api/api';
import { asks } from '../../api/endpoint';
import { listTag, onSuccess } from '../../api/tags';

const signingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRegulationSign: build.query({
      ...asks('getRegulationSign'),
      providesTags: [listTag('signing')],
      keepUnusedDataFor: 0,
    }),
    getDiagnostics: build.query({ ...asks('getDiagnostics'), providesTags: [listTag('reference')] }),
    signRegulation: build.mutation({
      ...asks('signRegulation', (input: CallTo<'signRegulation'>['input']) => ({ input })),
      invalidatesTags: onSuccess(() => [listTag('signing'), listTag('context')]),
    }),
    issueDemoCertificate: build.mutation(
      asks('issueDemoCertificate', (input: CallTo<'issueDemoCertificate'>['input']) => ({ input })),
    ),
  }),
});

export const {
  useGetRegulationSignQuery,
  useGetDiagnosticsQuery,
  useSignRegulationMutation,
  useIssueDemoCertificateMutation,
} = signingApi;
