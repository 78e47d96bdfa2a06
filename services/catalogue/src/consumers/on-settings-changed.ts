import { type Consumer, storeSettings } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import type { Stores } from '../store/index.js';

/**
 * Stores settings that admins change. The catalogue uses the settings that control how the home page's figures are
 * rounded.
 */
export const onSettingsChanged: Consumer<Stores> = {
  name: 'catalogue.settings',
  subject: 'setu.identity.settings.changed',
  from: 'start',
  handle: storeSettings(wire.SettingsChanged),
};
