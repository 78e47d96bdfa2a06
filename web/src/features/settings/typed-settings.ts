import type { SettingValue, SettingView } from '@setu/contract';
import { keyOf, partOf } from './groups';

/** A value in its field: words one per line, numbers as typed. */
export type Typed = string | boolean;
export type TypedSettings = Record<string, Record<string, Typed>>;

/** The unit that a number is shown in, and how many stored units it has. */
export interface Unit {
  name: (typeof suffixes)[keyof typeof suffixes] | 'registrations';
  factor: number;
}

/** The units, by the end of a setting's name. */
const suffixes = {
  _days: 'days',
  _hours: 'hours',
  _mb: 'mb',
  _percent: 'percent',
  _hundredths: 'percent',
  _rupees: 'rupees',
  _roubles: 'roubles',
  _per_minute: 'perMinute',
  _from: 'failures',
  difficulty: 'hashes',
} as const;

const hoursInDay = 24;

/** A percentage is stored in hundredths, so that it is an integer. */
const hundredths = 100;

/** Returns the number of decimals that can be typed: only where a shown unit has several stored ones. */
export const decimalsOf = (setting: Pick<SettingView, 'name' | 'default_value'>): 0 | 2 =>
  (unitOf(setting)?.factor ?? 1) === 1 ? 0 : 2;

/** Returns the unit of a setting. Hours are shown in days where the default is whole days. */
export function unitOf({ name, default_value: value }: Pick<SettingView, 'name' | 'default_value'>): Unit | undefined {
  const suffix = (Object.keys(suffixes) as (keyof typeof suffixes)[]).find((end) => name.endsWith(end));
  if (suffix === undefined) return undefined;
  if (suffix === '_hours' && Number(value) % hoursInDay === 0) return { name: 'days', factor: hoursInDay };
  if (name.startsWith('registration.') && suffix === '_from') return { name: 'registrations', factor: 1 };
  return { name: suffixes[suffix], factor: suffix === '_hundredths' ? hundredths : 1 };
}

/** Returns a value as its field shows it, to two decimals. */
export function typedOf(setting: Pick<SettingView, 'name' | 'default_value'>, value: SettingValue): Typed {
  if (typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'number' ? String(inUnit(setting, value)) : value;
}

/** Returns a stored number in the unit that is shown. */
export const inUnit = (setting: Pick<SettingView, 'name' | 'default_value'>, value: number): number =>
  Math.round((value / (unitOf(setting)?.factor ?? 1)) * 100) / 100;

/** Returns the form values of these settings, by part and key. */
export function typedSettings(settings: readonly SettingView[]): TypedSettings {
  const typed: TypedSettings = {};
  for (const setting of settings) {
    const part = partOf(setting);
    typed[part] = { ...typed[part], [keyOf(setting)]: typedOf(setting, setting.value) };
  }
  return typed;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Returns a field's value as it is sent. An invalid number is sent as typed, and the server rejects it. */
function sent(setting: SettingView, typed: Typed): SettingValue {
  if (typeof typed === 'boolean') return typed;
  if (setting.type === 'words') return linesOf(typed);
  const text = typed.trim();
  const isNumber = setting.type === 'number' && /^-?\d+(\.\d+)?$/.test(text);
  return isNumber ? Math.round(Number(text) * (unitOf(setting)?.factor ?? 1)) : text;
}

/** Returns the changed settings by name. A value equal to the default is null. */
export function changesOf(settings: readonly SettingView[], typed: TypedSettings): Record<string, SettingValue | null> {
  const changes = settings.flatMap((setting): [string, SettingValue | null][] => {
    const value = typed[partOf(setting)]?.[keyOf(setting)];
    if (value === undefined || value === typedOf(setting, setting.value)) return [];
    return [[setting.name, value === typedOf(setting, setting.default_value) ? null : sent(setting, value)]];
  });
  return Object.fromEntries(changes);
}
