import type { RegistrationsService } from '@setu/proto/identity/registrations';
import type { Rpcs } from '../../served.js';
import { confirmRegistration } from './confirm-registration.js';
import { getCertificateChallenge } from './get-certificate-challenge.js';
import { getRegistration } from './get-registration.js';
import { register } from './register.js';
import { resendCode } from './resend-code.js';

/** The rpcs of registrations. */
export const registrationRpcs = {
  getCertificateChallenge,
  register,
  getRegistration,
  resendCode,
  confirmRegistration,
} satisfies Rpcs<typeof RegistrationsService>;
