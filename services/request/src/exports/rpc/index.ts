import type { ExportsService } from '@setu/proto/request/exports';
import type { Rpcs } from '../../served.js';
import { exportRequests } from './export-requests.js';

/** What can be asked of the lists as files. */
export const exportRpcs = { exportRequests } satisfies Rpcs<typeof ExportsService>;
