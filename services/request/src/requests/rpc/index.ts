import type { RequestsService } from '@setu/proto/request/requests';
import type { Rpcs } from '../../served.js';
import { assignManager } from './assign-manager.js';
import { batchGetHeads } from './batch-get-heads.js';
import { cancelRequest } from './cancel-request.js';
import { completeRequest } from './complete-request.js';
import { countRequests } from './count-requests.js';
import { describeNews } from './describe-news.js';
import { getAnswerTime } from './get-answer-time.js';
import { getRequest } from './get-request.js';
import { listChanges } from './list-changes.js';
import { listRequests } from './list-requests.js';
import { recordOffer } from './record-offer.js';
import { recordPayment } from './record-payment.js';
import { rejectRequest } from './reject-request.js';
import { selectSupplier } from './select-supplier.js';
import { sendToSupplier } from './send-to-supplier.js';
import { setManager } from './set-manager.js';
import { signContract } from './sign-contract.js';
import { takeIntoWork } from './take-into-work.js';

/** The rpcs of published requests and their transitions. */
export const requestRpcs = {
  getRequest,
  listRequests,
  batchGetHeads,
  describeNews,
  listChanges,
  countRequests,
  getAnswerTime,
  takeIntoWork,
  sendToSupplier,
  recordOffer,
  selectSupplier,
  signContract,
  recordPayment,
  completeRequest,
  rejectRequest,
  cancelRequest,
  setManager,
  assignManager,
} satisfies Rpcs<typeof RequestsService>;
