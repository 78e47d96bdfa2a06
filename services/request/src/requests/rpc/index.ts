import type { RequestsService } from '@setu/proto/request/requests';
import type { Rpcs } from '../../served.js';
import { batchGetHeads } from './batch-get-heads.js';
import { cancelRequest } from './cancel-request.js';
import { countRequests } from './count-requests.js';
import { getRequest } from './get-request.js';
import { listRequests } from './list-requests.js';
import { rejectRequest } from './reject-request.js';
import { sendToSupplier } from './send-to-supplier.js';
import { takeIntoWork } from './take-into-work.js';

/** What can be asked of a published request, and how it is moved. */
export const requestRpcs = {
  getRequest,
  listRequests,
  batchGetHeads,
  countRequests,
  takeIntoWork,
  sendToSupplier,
  rejectRequest,
  cancelRequest,
} satisfies Rpcs<typeof RequestsService>;
