import type { ApplicantsService } from '@setu/proto/identity/applicants';
import type { Rpcs } from '../../served.js';
import { admitApplicant } from './admit-applicant.js';

/** The rpcs for companies that apply as suppliers. */
export const applicantRpcs = { admitApplicant } satisfies Rpcs<typeof ApplicantsService>;
