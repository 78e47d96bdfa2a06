import { personRoles } from '@setu/contract';
import type { Translate } from '../../i18n/translate';

/** Returns the labels of roles in the specification's order. Roles without a label (ROLE_USER) are left out. */
export function roleLabels(roles: readonly string[], t: Translate<'account'>): string[] {
  return personRoles.filter((role) => roles.includes(role)).map((role) => t(`roles.${role}`));
}
