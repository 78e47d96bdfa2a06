import type { SigningService } from '@setu/proto/identity/signing';
import type { Rpcs } from '../../served.js';
import { getEvidence } from './get-evidence.js';
import { getRegulation } from './get-regulation.js';
import { getSigning } from './get-signing.js';
import { issueDemoCertificate } from './issue-demo-certificate.js';
import { signRegulation } from './sign-regulation.js';

/** The rpcs of the regulation and the signatures under it. */
export const signingRpcs = {
  getRegulation,
  getSigning,
  signRegulation,
  getEvidence,
  issueDemoCertificate,
} satisfies Rpcs<typeof SigningService>;
