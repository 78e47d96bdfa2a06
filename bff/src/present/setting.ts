import { type SettingChangeView, type SettingValue, type SettingView, settingNames } from '@setu/contract';
import type * as wire from '@setu/proto/identity/settings';
import type { SettingType } from '@setu/proto/identity/words';
import { settingTypeWord } from '@setu/proto/wire-words';
import { personOrNull } from './person.js';

/** Converts a stored value to JSON. A value of an unknown type remains text. */
const readValue = (type: SettingType, text: string): SettingValue => {
  const kind = settingTypeWord(type);
  if (kind === 'number') return Number(text);
  if (kind === 'flag') return text === 'true';
  return kind === 'words' ? (JSON.parse(text) as string[]) : text;
};

/** Converts a submitted value to the stored text. An empty text means the default. */
export const settingText = (value: SettingValue | null): string =>
  value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Presents a setting's current value. A setting that this build does not know is left out. */
export const settingView = (setting: wire.Setting): SettingView[] => {
  const name = settingNames.find((one) => one === setting.name);
  // A newer identity service may have a setting that this build does not know.
  if (name === undefined) return [];
  const type = settingTypeWord(setting.type) ?? 'email';
  const isNumber = type === 'number';
  const view = {
    ...{ name, type },
    value: readValue(setting.type, setting.value),
    default_value: readValue(setting.type, setting.defaultValue),
    min: isNumber ? Number(setting.min) : null,
    max: isNumber ? Number(setting.max) : null,
    changed_by: personOrNull(setting.changedBy),
    changed_at: setting.changedAt || null,
  };
  return [view];
};

/** Presents a change of one setting, with who made it. */
export const settingChangeView = (change: wire.SettingChange): SettingChangeView => ({
  name: change.name,
  type: settingTypeWord(change.type) ?? null,
  old_value: readValue(change.type, change.oldValue),
  new_value: readValue(change.type, change.newValue),
  by: personOrNull(change.changedBy),
  acting: personOrNull(change.acting),
  at: change.changedAt,
});
