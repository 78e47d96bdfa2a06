import type { ApplicantsService } from '@setu/proto/identity/applicants';
import type { Rpcs } from '../../served.js';
import { admitApplicant } from './admit-applicant.js';

/** What can be asked of who applies as a supplier. */
export const applicantRpcs = { admitApplicant } satisfies Rpcs<typeof ApplicantsService>;
