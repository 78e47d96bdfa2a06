import { type CallTo, sampleRoutes } from '@setu/contract';
import { api } from '../../../api/api';
import { callsAt } from '../../../api/endpoint';
import { idTag, listTag, onSuccess } from '../../../api/tags';
import type { Addressed } from '../addressed';

/** Addresses a call to its request. */
const addressed = <T>({ id, body, idempotencyKey }: Addressed<T>) => ({
  params: { request: id },
  input: body,
  idempotencyKey,
});

const invalidatesTags = onSuccess(({ id }: { id: string }) => [
  idTag('request', id),
  listTag('request'),
  listTag('dashboard'),
]);

const samplesApi = api.injectEndpoints({
  endpoints: (build) => ({
    askSample: build.mutation({
      ...callsAt(sampleRoutes, 'askSample', addressed<CallTo<'askSample'>['input']>),
      invalidatesTags,
    }),
    passSampleAddress: build.mutation({
      ...callsAt(sampleRoutes, 'passSampleAddress', addressed<CallTo<'passSampleAddress'>['input']>),
      invalidatesTags,
    }),
    sendSample: build.mutation({
      ...callsAt(sampleRoutes, 'sendSample', addressed<CallTo<'sendSample'>['input']>),
      invalidatesTags,
    }),
    declineSample: build.mutation({
      ...callsAt(sampleRoutes, 'declineSample', addressed<CallTo<'declineSample'>['input']>),
      invalidatesTags,
    }),
    judgeSample: build.mutation({
      ...callsAt(sampleRoutes, 'judgeSample', addressed<CallTo<'judgeSample'>['input']>),
      invalidatesTags,
    }),
  }),
});

export const {
  useAskSampleMutation,
  usePassSampleAddressMutation,
  useSendSampleMutation,
  useDeclineSampleMutation,
  useJudgeSampleMutation,
} = samplesApi;
