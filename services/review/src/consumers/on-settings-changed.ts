import { type Consumer, keepSettings } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import type { Stores } from '../store/index.js';

/** What an admin set: whether applications may be rejected, and the words no translation may have. */
export const onSettingsChanged: Consumer<Stores> = {
  name: 'review.settings',
  subject: 'setu.identity.settings.changed',
  from: 'start',
  handle: keepSettings(wire.SettingsChanged),
};
