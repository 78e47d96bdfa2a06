import { type Consumer, keepSettings } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import type { Stores } from '../store/index.js';

/** What an admin set: what the home page's figures are floored to. */
export const onSettingsChanged: Consumer<Stores> = {
  name: 'catalogue.settings',
  subject: 'setu.identity.settings.changed',
  from: 'start',
  handle: keepSettings(wire.SettingsChanged),
};
