import type { SettingView } from '@setu/contract';

/** The parts of the product that settings belong to, in display order. */
const parts = [
  'sign_in',
  'registration',
  'files',
  'requests',
  'landed',
  'home',
  'translations',
  'rates',
  'captcha',
  'applications',
  'support',
] as const;
export type Part = (typeof parts)[number];

export interface SettingGroup {
  part: Part;
  settings: SettingView[];
}

/** Returns the part of a setting's name: `sign_in` of `sign_in.captcha_from`. */
export const partOf = ({ name }: Pick<SettingView, 'name'>): string => name.slice(0, name.indexOf('.'));

/** Returns the key of a setting within its part. */
export const keyOf = ({ name }: Pick<SettingView, 'name'>): string => name.slice(name.indexOf('.') + 1);

/** Groups settings by part, without empty parts. */
export const groupsOf = (settings: readonly SettingView[]): SettingGroup[] =>
  parts
    .map((part) => ({ part, settings: settings.filter((setting) => partOf(setting) === part) }))
    .filter((group) => group.settings.length > 0);
