import type { SettingView } from '@setu/contract';

/** The parts of the product settings belong to, in the order they are shown in. */
const parts = [
  'sign_in',
  'registration',
  'captcha',
  'files',
  'requests',
  'applications',
  'translations',
  'rates',
  'home',
  'support',
] as const;
export type Part = (typeof parts)[number];

export interface SettingGroup {
  part: Part;
  settings: SettingView[];
}

/** The part of a setting's name: `sign_in` of `sign_in.captcha_from`. */
export const partOf = ({ name }: Pick<SettingView, 'name'>): string => name.slice(0, name.indexOf('.'));

/** The key of a setting within its part. */
export const keyOf = ({ name }: Pick<SettingView, 'name'>): string => name.slice(name.indexOf('.') + 1);

/** Settings by their parts; parts nobody has a setting of are left out. */
export const groupsOf = (settings: readonly SettingView[]): SettingGroup[] =>
  parts
    .map((part) => ({ part, settings: settings.filter((setting) => partOf(setting) === part) }))
    .filter((group) => group.settings.length > 0);
