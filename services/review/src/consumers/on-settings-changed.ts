import { type Consumer, storeSettings } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import type { Stores } from '../store/index.js';

/** Stores the admin's settings: whether applications may be rejected, and the words forbidden in translations. */
export const onSettingsChanged: Consumer<Stores> = {
  name: 'review.settings',
  subject: 'setu.identity.settings.changed',
  from: 'start',
  handle: storeSettings(wire.SettingsChanged),
};
