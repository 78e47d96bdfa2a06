import type { SettingValue, SettingView } from '@setu/contract';
import { keyOf, partOf } from './groups';

/** A value in its field: words one per line, numbers as typed. */
export type Typed = string | boolean;
export type TypedSettings = Record<string, Record<string, Typed>>;

export const typedOf = (value: SettingValue): Typed =>
  typeof value === 'boolean' ? value : Array.isArray(value) ? value.join('\n') : String(value);

/** Returns the form values of these settings, by part and key. */
export function typedSettings(settings: readonly SettingView[]): TypedSettings {
  const typed: TypedSettings = {};
  for (const setting of settings) {
    const part = partOf(setting);
    typed[part] = { ...typed[part], [keyOf(setting)]: typedOf(setting.value) };
  }
  return typed;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Returns a field's value as it is sent. An invalid number is sent as typed, and the server rejects it. */
function sent({ type }: SettingView, typed: Typed): SettingValue {
  if (typeof typed === 'boolean') return typed;
  if (type === 'words') return linesOf(typed);
  const text = typed.trim();
  return type === 'number' && /^-?\d+$/.test(text) ? Number(text) : text;
}

/** Returns the changed settings by name. A value equal to the default is null. */
export function changesOf(settings: readonly SettingView[], typed: TypedSettings): Record<string, SettingValue | null> {
  const changes = settings.flatMap((setting): [string, SettingValue | null][] => {
    const value = typed[partOf(setting)]?.[keyOf(setting)];
    if (value === undefined || value === typedOf(setting.value)) return [];
    return [[setting.name, value === typedOf(setting.default_value) ? null : sent(setting, value)]];
  });
  return Object.fromEntries(changes);
}
