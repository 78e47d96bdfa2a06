import type { ExportsService } from '@setu/proto/request/exports';
import type { Rpcs } from '../../served.js';
import { exportRequests } from './export-requests.js';

/** The rpcs that export lists as files. */
export const exportRpcs = { exportRequests } satisfies Rpcs<typeof ExportsService>;
