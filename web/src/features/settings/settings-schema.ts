import type { SettingView } from '@setu/contract';
import { z } from 'zod';
import { groupsOf, keyOf } from './groups';
import { decimalsOf, inUnit } from './typed-settings';

const number = (setting: SettingView) => {
  const min = inUnit(setting, setting.min ?? 0);
  const max = inUnit(setting, setting.max ?? 0);
  return z
    .string()
    .trim()
    .min(1, 'required')
    .regex(decimalsOf(setting) > 0 ? /^\d{1,15}(\.\d{1,2})?$/ : /^-?\d{1,15}$/, 'integer')
    .refine((text) => Number(text) >= min, { error: 'min', params: { min } })
    .refine((text) => Number(text) <= max, { error: 'max', params: { max } });
};

const ruleOf = (setting: SettingView): z.ZodType => {
  if (setting.type === 'number') return number(setting);
  if (setting.type === 'flag') return z.boolean();
  return setting.type === 'email' ? z.string().trim().min(1, 'required').pipe(z.email('invalid_email')) : z.string();
};

/** Returns the schema of all settings. */
export const settingsSchema = (settings: readonly SettingView[]): z.ZodType =>
  z.object(
    Object.fromEntries(
      groupsOf(settings).map((group) => [
        group.part,
        z.object(Object.fromEntries(group.settings.map((setting) => [keyOf(setting), ruleOf(setting)]))),
      ]),
    ),
  );
