import type { Consumer } from '@setu/kit/events';
import type { Stores } from '../store/index.js';
import { onCardEvent } from './on-card-event.js';
import { onCompanyChanged } from './on-company-changed.js';
import { onLandedPriceMoved } from './on-landed-price-moved.js';
import { onPictureMeasured } from './on-picture-measured.js';
import { onSettingsChanged } from './on-settings-changed.js';
import { onUserChanged } from './on-user-changed.js';
import { onUserErased } from './on-user-erased.js';
import { onUserRemoved } from './on-user-removed.js';
import { onUserSteppedDown } from './on-user-stepped-down.js';

/** The event consumers of the service, which maintain its read models. */
export const consumers: readonly Consumer<Stores>[] = [
  onCardEvent,
  onCompanyChanged,
  onUserChanged,
  onUserRemoved,
  onUserSteppedDown,
  onUserErased,
  onPictureMeasured,
  onSettingsChanged,
  onLandedPriceMoved,
];
