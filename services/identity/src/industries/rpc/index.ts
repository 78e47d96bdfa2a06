import type { IndustriesService } from '@setu/proto/identity/industries';
import type { Rpcs } from '../../served.js';
import { listIndustries } from './list-industries.js';

/** The rpcs of industries. */
export const industryRpcs = { listIndustries } satisfies Rpcs<typeof IndustriesService>;
