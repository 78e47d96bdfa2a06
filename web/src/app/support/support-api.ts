import type { SupportInput } from '@setu/contract';
import { api } from '../../api/api';
import { asks } from '../../api/endpoint';

const supportApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendSupportMessage: build.mutation(asks('sendSupportMessage', (input: SupportInput) => ({ input }))),
  }),
});

export const { useSendSupportMessageMutation } = supportApi;
