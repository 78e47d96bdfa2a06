import { personRoles } from '@setu/contract';
import type { TFunction } from 'i18next';

/** Roles in words, in the specification's order; those without a name (ROLE_USER) are left out. */
export function roleWords(roles: readonly string[], t: TFunction<'account'>): string[] {
  return personRoles.filter((role) => roles.includes(role)).map((role) => t(`roles.${role}`));
}
