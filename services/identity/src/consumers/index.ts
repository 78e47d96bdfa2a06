import type { Consumer } from '@setu/kit/events';
import type { Stores } from '../store/index.js';
import { onApplicationCreated } from './on-application-created.js';
import { onApplicationManagerSet } from './on-application-manager-set.js';
import { onApplicationStatusChanged } from './on-application-status-changed.js';
import { onCardForWebhooks } from './on-card-for-webhooks.js';
import { onClaimChanged } from './on-claim-changed.js';
import { onDemandListed } from './on-demand-listed.js';
import { onDiscussionResolved } from './on-discussion-resolved.js';
import { onDiscussionWritten } from './on-discussion-written.js';
import { onEstimateForWebhooks } from './on-estimate-for-webhooks.js';
import { onEstimateMoved } from './on-estimate-moved.js';
import { onImportEnded } from './on-import-ended.js';
import { onInvitationChanged } from './on-invitation-changed.js';
import { onMessagePosted } from './on-message-posted.js';
import { onMilestoneSaid } from './on-milestone-said.js';
import { onOpenRequestStatusChanged, onRequestOpened } from './on-open-request.js';
import {
  onCardRemoved,
  onCardWithdrawn,
  onCategoryChanged,
  onCompanyChanged,
  onHomeChanged,
  onStaticPageChanged,
} from './on-pages-changed.js';
import { onPaperMade } from './on-paper-made.js';
import { onRequestForWebhooks } from './on-request-for-webhooks.js';
import { onRequestManagerChanged } from './on-request-manager-changed.js';
import { onRequestPublished } from './on-request-published.js';
import { onRequestStatusChanged } from './on-request-status-changed.js';
import { onReviewEdited } from './on-review-edited.js';
import { onReviewStatusChanged } from './on-review-status-changed.js';
import { onSampleChanged } from './on-sample-changed.js';

/** All event consumers of identity. They create notifications or update read models. */
export const consumers: readonly Consumer<Stores>[] = [
  onRequestPublished,
  onRequestStatusChanged,
  onRequestManagerChanged,
  onInvitationChanged,
  onMessagePosted,
  onMilestoneSaid,
  onPaperMade,
  onImportEnded,
  onDemandListed,
  onEstimateForWebhooks,
  onEstimateMoved,
  onClaimChanged,
  onSampleChanged,
  onReviewStatusChanged,
  onReviewEdited,
  onDiscussionWritten,
  onDiscussionResolved,
  onRequestOpened,
  onOpenRequestStatusChanged,
  onApplicationCreated,
  onApplicationManagerSet,
  onApplicationStatusChanged,
  onRequestForWebhooks,
  onCardForWebhooks,
  onCategoryChanged,
  onHomeChanged,
  onStaticPageChanged,
  onCardRemoved,
  onCardWithdrawn,
  onCompanyChanged,
];
