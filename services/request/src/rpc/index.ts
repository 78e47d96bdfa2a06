import type { Handlers } from '@setu/kit/rpc';
import type { RequestService } from '@setu/proto/request';
import type { RequestDeps } from '../deps.js';
import { addToCart } from './add-to-cart.js';
import { cancelRequest } from './cancel-request.js';
import { clearCart } from './clear-cart.js';
import { countCart } from './count-cart.js';
import { countRequests } from './count-requests.js';
import { createDraftFromCard } from './create-draft-from-card.js';
import { createDraftFromCart } from './create-draft-from-cart.js';
import { deleteDraft } from './delete-draft.js';
import { getRequest } from './get-request.js';
import { listCart } from './list-cart.js';
import { listRequests } from './list-requests.js';
import { publishRequest } from './publish-request.js';
import { rejectRequest } from './reject-request.js';
import { removeFromCart } from './remove-from-cart.js';
import { repeatRequest } from './repeat-request.js';
import { saveDraft } from './save-draft.js';
import { sendToSupplier } from './send-to-supplier.js';
import { takeIntoWork } from './take-into-work.js';

/** What can be asked of the service; each rpc stands in the file of its name. */
export const handlers = (deps: RequestDeps): Handlers<typeof RequestService> => ({
  listCart: listCart(deps),
  countCart: countCart(deps),
  addToCart: addToCart(deps),
  removeFromCart: removeFromCart(deps),
  clearCart: clearCart(deps),
  createDraftFromCart: createDraftFromCart(deps),
  createDraftFromCard: createDraftFromCard(deps),
  repeatRequest: repeatRequest(deps),
  saveDraft: saveDraft(deps),
  publishRequest: publishRequest(deps),
  deleteDraft: deleteDraft(deps),
  getRequest: getRequest(deps),
  listRequests: listRequests(deps),
  countRequests: countRequests(deps),
  takeIntoWork: takeIntoWork(deps),
  sendToSupplier: sendToSupplier(deps),
  rejectRequest: rejectRequest(deps),
  cancelRequest: cancelRequest(deps),
});
