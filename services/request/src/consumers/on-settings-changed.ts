import { type Consumer, storeSettings } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import type { Stores } from '../store/index.js';

/** Stores the settings that an admin made: how long a request may stay in each stage. */
export const onSettingsChanged: Consumer<Stores> = {
  name: 'request.settings',
  subject: 'setu.identity.settings.changed',
  from: 'start',
  handle: storeSettings(wire.SettingsChanged),
};
