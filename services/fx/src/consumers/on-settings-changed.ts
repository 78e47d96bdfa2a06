import { type Consumer, keepSettings } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import type { Stores } from '../rates/store/index.js';

/** What an admin set: from which age a rate is stale, and from which it is not used. */
export const onSettingsChanged: Consumer<Stores> = {
  name: 'fx.settings',
  subject: 'setu.identity.settings.changed',
  from: 'start',
  handle: keepSettings(wire.SettingsChanged),
};
