import type { SettingsService } from '@setu/proto/identity/settings';
import type { Rpcs } from '../../served.js';
import { getSettings } from './get-settings.js';
import { listSettingChanges } from './list-setting-changes.js';
import { saveSettings } from './save-settings.js';

export const settingRpcs = { getSettings, saveSettings, listSettingChanges } satisfies Rpcs<typeof SettingsService>;
