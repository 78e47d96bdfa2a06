import type { SettingView } from '@setu/contract';
import { z } from 'zod';
import { keyOf, partOf } from './groups';

const integer = ({ min, max }: SettingView) =>
  z
    .string()
    .trim()
    .min(1, 'required')
    .regex(/^-?\d{1,15}$/, 'integer')
    .refine((text) => Number(text) >= (min ?? 0), { error: 'min', params: { min: min ?? 0 } })
    .refine((text) => Number(text) <= (max ?? 0), { error: 'max', params: { max: max ?? 0 } });

const ruleOf = (setting: SettingView): z.ZodType => {
  if (setting.type === 'number') return integer(setting);
  if (setting.type === 'flag') return z.boolean();
  return setting.type === 'email' ? z.string().trim().min(1, 'required').pipe(z.email('invalid_email')) : z.string();
};

/** Returns the schema of one part's settings. */
export const settingsSchema = (settings: readonly SettingView[]): z.ZodType => {
  const [first] = settings;
  const rules = Object.fromEntries(settings.map((setting) => [keyOf(setting), ruleOf(setting)]));
  return z.object(first ? { [partOf(first)]: z.object(rules) } : {});
};
