import type { ApplicationsService } from '@setu/proto/review/applications';
import type { Rpcs } from '../../served.js';
import { listApplications } from './list-applications.js';

/** What can be asked of applications. */
export const applicationRpcs = { listApplications } satisfies Rpcs<typeof ApplicationsService>;
