import type { RegistrationInput } from '@setu/contract';
import { api } from '../../api/api';
import { asks } from '../../api/endpoint';

const registerApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRegistrationCode: build.query({
      ...asks('getRegistrationCode', (registrationRequest: string) => ({ params: { registrationRequest } })),
      keepUnusedDataFor: 0,
    }),
    // Every answer differs, so nothing is cached.
    getCertificateChallenge: build.mutation(asks('getCertificateChallenge')),
    createRegistration: build.mutation(asks('createRegistration', (input: RegistrationInput) => ({ input }))),
    resendRegistrationCode: build.mutation(
      asks('resendRegistrationCode', (registrationRequest: string) => ({ params: { registrationRequest } })),
    ),
    confirmRegistration: build.mutation(
      asks('confirmRegistration', ({ id, code }: { id: string; code: string }) => ({
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
