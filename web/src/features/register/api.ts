import type { RegistrationInput } from '@setu/contract';
import { api } from '../../api/api';
import { calls } from '../../api/endpoint';

const registerApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRegistrationCode: build.query({
      ...calls('getRegistrationCode', (registrationRequest: string) => ({ params: { registrationRequest } })),
      keepUnusedDataFor: 0,
    }),
    // Every answer differs, so nothing is cached.
    getCertificateChallenge: build.mutation(calls('getCertificateChallenge')),
    createRegistration: build.mutation(calls('createRegistration', (input: RegistrationInput) => ({ input }))),
    resendRegistrationCode: build.mutation(
      calls('resendRegistrationCode', (registrationRequest: string) => ({ params: { registrationRequest } })),
    ),
    confirmRegistration: build.mutation(
      calls('confirmRegistration', ({ id, code }: { id: string; code: string }) => ({
        params: { registrationRequest: id },
        input: { code },
      })),
    ),
  }),
});

export const {
  useGetRegistrationCodeQuery,
  useGetCertificateChallengeMutation,
  useCreateRegistrationMutation,
  useResendRegistrationCodeMutation,
  useConfirmRegistrationMutation,
} = registerApi;
