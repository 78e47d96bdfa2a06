import type { Consumer } from '@setu/kit/events';
import type { Stores } from '../store/index.js';
import { onCartAdded } from './on-cart-added.js';
import { onCompanyChanged } from './on-company-changed.js';
import { onEstimateMade } from './on-estimate-made.js';
import { onPictureMeasured } from './on-picture-measured.js';
import { onRatePublished } from './on-rate-published.js';
import { onRequestEnded } from './on-request-ended.js';
import { onRequestPublished } from './on-request-published.js';
import { onReviewChanged } from './on-review-changed.js';
import { onReviewCompleted } from './on-review-completed.js';
import { onSettingsChanged } from './on-settings-changed.js';
import { onUserRemoved } from './on-user-removed.js';
import { onUserSteppedDown } from './on-user-stepped-down.js';

/** The events that the catalogue subscribes to. */
export const consumers: readonly Consumer<Stores>[] = [
  onCompanyChanged,
  onSettingsChanged,
  onPictureMeasured,
  onUserRemoved,
  onUserSteppedDown,
  onReviewChanged,
  onReviewCompleted,
  onRequestPublished,
  onCartAdded,
  onEstimateMade,
  onRequestEnded,
  onRatePublished,
];
