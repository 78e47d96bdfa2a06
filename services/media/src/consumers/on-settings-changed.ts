import { type Consumer, storeSettings } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import type { Stores } from '../files/store/index.js';

/** Stores the admin's settings: the limits on the total size of files. */
export const onSettingsChanged: Consumer<Stores> = {
  name: 'media.settings',
  subject: 'setu.identity.settings.changed',
  from: 'start',
  handle: storeSettings(wire.SettingsChanged),
};
