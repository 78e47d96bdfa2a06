import { type PersonRole, personRoles } from '@setu/contract';
import type { TFunction } from 'i18next';

/** Roles in words, in the specification's order; nobody is without one in words. */
export function roleNames(roles: readonly PersonRole[], t: TFunction<'team'>): string {
  const names = personRoles.filter((role) => roles.includes(role)).map((role) => t(`roles.${role}`));
  return names.length > 0 ? names.join(', ') : t('roles.none');
}
