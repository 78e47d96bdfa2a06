import type { Consumer } from '@setu/kit/events';
import type { Stores } from '../store/index.js';
import { onCompanyChanged } from './on-company-changed.js';
import { onSettingsChanged } from './on-settings-changed.js';
import { onSkuChanged } from './on-sku-changed.js';
import { onSupplierSaved } from './on-supplier-saved.js';
import { onUserChanged } from './on-user-changed.js';
import { onUserErased } from './on-user-erased.js';
import { onUserRemoved } from './on-user-removed.js';
import { onUserSteppedDown } from './on-user-stepped-down.js';

/** The subscriptions of the service. */
export const consumers: readonly Consumer<Stores>[] = [
  onUserChanged,
  onUserRemoved,
  onUserSteppedDown,
  onUserErased,
  onCompanyChanged,
  onSkuChanged,
  onSupplierSaved,
  onSettingsChanged,
];
