import { type PersonRole, personRoles } from '@setu/contract';
import type { Translate } from '../../i18n/translate';

/** Returns the roles as text, in the specification's order. Without a role it returns a text that says so. */
export function roleNames(roles: readonly PersonRole[], t: Translate<'team'>): string {
  const names = personRoles.filter((role) => roles.includes(role)).map((role) => t(`roles.${role}`));
  const [first, ...others] = names;
  if (first === undefined) return t('roles.none');
  return [first, ...others.map((name) => name.charAt(0).toLowerCase() + name.slice(1))].join(', ');
}
