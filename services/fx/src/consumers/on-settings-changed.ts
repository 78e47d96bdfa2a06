import { type Consumer, storeSettings } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import type { Stores } from '../rates/store/index.js';

/** Stores the admin's settings: the age from which a rate is stale and the age from which it is not used. */
export const onSettingsChanged: Consumer<Stores> = {
  name: 'fx.settings',
  subject: 'setu.identity.settings.changed',
  from: 'start',
  handle: storeSettings(wire.SettingsChanged),
};
