import type { SupportInput } from '@setu/contract';
import { api } from '../../api/api';
import { calls } from '../../api/endpoint';

const supportApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendSupportMessage: build.mutation(calls('sendSupportMessage', (input: SupportInput) => ({ input }))),
  }),
});

export const { useSendSupportMessageMutation } = supportApi;
