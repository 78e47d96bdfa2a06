import type { DraftsService } from '@setu/proto/request/drafts';
import type { Rpcs } from '../../served.js';
import { changeFiles } from './change-files.js';
import { createDraftFromCard } from './create-draft-from-card.js';
import { createDraftFromCart } from './create-draft-from-cart.js';
import { deleteDraft } from './delete-draft.js';
import { getConditionDraft } from './get-condition-draft.js';
import { publishDescription } from './publish-description.js';
import { publishRequest } from './publish-request.js';
import { repeatRequest } from './repeat-request.js';
import { reserveRequestId } from './reserve-request-id.js';
import { saveDraft } from './save-draft.js';

/** The rpcs of drafts. */
export const draftRpcs = {
  createDraftFromCart,
  createDraftFromCard,
  repeatRequest,
  reserveRequestId,
  saveDraft,
  publishRequest,
  publishDescription,
  deleteDraft,
  getConditionDraft,
  changeFiles,
} satisfies Rpcs<typeof DraftsService>;
