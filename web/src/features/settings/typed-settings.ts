import type { SettingValue, SettingView } from '@setu/contract';
import { keyOf, partOf } from './groups';

/** A value as its field has it: words one a line, numbers as they are typed. */
export type Typed = string | boolean;
export type TypedSettings = Record<string, Record<string, Typed>>;

export const typedOf = (value: SettingValue): Typed =>
  typeof value === 'boolean' ? value : Array.isArray(value) ? value.join('\n') : String(value);

/** The values of a form of these settings, by part and key. */
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

/** What a field says, as it is sent; a number nobody can read goes as it was typed, for the server to refuse. */
function sent({ type }: SettingView, typed: Typed): SettingValue {
  if (typeof typed === 'boolean') return typed;
  if (type === 'words') return linesOf(typed);
  const text = typed.trim();
  return type === 'number' && /^-?\d+$/.test(text) ? Number(text) : text;
}

/** What differs from how the settings are, by name; one that is the default again is null. */
export function changesOf(settings: readonly SettingView[], typed: TypedSettings): Record<string, SettingValue | null> {
  const changes = settings.flatMap((setting): [string, SettingValue | null][] => {
    const said = typed[partOf(setting)]?.[keyOf(setting)];
    if (said === undefined || said === typedOf(setting.value)) return [];
    return [[setting.name, said === typedOf(setting.default_value) ? null : sent(setting, said)]];
  });
  return Object.fromEntries(changes);
}
