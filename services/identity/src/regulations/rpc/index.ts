import type { RegulationsService } from '@setu/proto/identity/regulations';
import type { Rpcs } from '../../served.js';
import { checkSignature } from './check-signature.js';
import { confirmSignature } from './confirm-signature.js';
import { getSignatureEvidence } from './get-signature-evidence.js';
import { listCompanySignatures } from './list-company-signatures.js';
import { listRegulations } from './list-regulations.js';
import { publishRegulation } from './publish-regulation.js';

/** The rpcs with which admins manage versions of the regulation and the signatures under them. */
export const regulationRpcs = {
  listRegulations,
  publishRegulation,
  listCompanySignatures,
  checkSignature,
  confirmSignature,
  getSignatureEvidence,
} satisfies Rpcs<typeof RegulationsService>;
