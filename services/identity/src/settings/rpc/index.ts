import type { SettingsService } from '@setu/proto/identity/settings';
import type { Rpcs } from '../../served.js';
import { getSettings } from './get-settings.js';
import { saveSettings } from './save-settings.js';

export const settingRpcs = { getSettings, saveSettings } satisfies Rpcs<typeof SettingsService>;
