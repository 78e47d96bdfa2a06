import type { TFunction } from 'i18next';

const known = [
  'ROLE_ADMIN',
  'ROLE_COMPANY_ADMIN',
  'TEAM_GENERAL',
  'TEAM_AUTHORIZED',
  'TEAM_CHIEF',
  'TEAM_ADMIN',
  'TEAM_MANAGER',
  'TEAM_PRODUCT_REVIEWER',
] as const;

/** Roles in words, in the order of `known`; those without a name (ROLE_USER) are left out. */
export function roleWords(roles: readonly string[], t: TFunction<'account'>): string[] {
  return known.filter((role) => roles.includes(role)).map((role) => t(`roles.${role}`));
}
