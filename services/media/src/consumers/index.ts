import type { Consumer } from '@setu/kit/events';
import type { Stores } from '../files/store/index.js';
import { onApplicationCreated } from './on-application-created.js';
import { onClaimChanged } from './on-claim-changed.js';
import { onConditionFilesChanged } from './on-condition-files-changed.js';
import { onHomeChanged } from './on-home-changed.js';
import { onInvitationChanged } from './on-invitation-changed.js';
import { onMessagePosted } from './on-message-posted.js';
import { onMilestoneSaid } from './on-milestone-said.js';
import { onMoveFilesAttached } from './on-move-files-attached.js';
import { onPaperReplaced } from './on-paper-replaced.js';
import { onSettingsChanged } from './on-settings-changed.js';
import { onSkuChanged } from './on-sku-changed.js';
import { onSupplierSaved } from './on-supplier-saved.js';
import { onUserErased } from './on-user-erased.js';
import { onUserPictured } from './on-user-pictured.js';

export const consumers = (): Consumer<Stores>[] => [
  onConditionFilesChanged,
  onInvitationChanged,
  onMessagePosted,
  onMilestoneSaid,
  onClaimChanged,
  onMoveFilesAttached,
  onPaperReplaced,
  onSkuChanged,
  onHomeChanged,
  onUserPictured,
  onUserErased,
  onApplicationCreated,
  onSupplierSaved,
  onSettingsChanged,
];
