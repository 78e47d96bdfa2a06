import type { PageContext, ScreenName, UserPermission } from '@setu/contract';
import { type Access, hasPermission } from '../../session/access';

/**
 * Why a signed-in user may not open a screen: their company has not signed the regulation, or the screen is for other
 * users.
 */
export type Refusal = 'registration' | 'customers' | 'suppliers' | 'broker';

const ofCustomers: readonly UserPermission[] = ['cart', 'commerce', 'request_list'];

/** Returns why a user was refused, by the access rule of the screen. */
export function refusalOf(access: Access, user: PageContext['user']): Refusal {
  if (typeof access === 'object' && 'company' in access) return 'suppliers';
  const isCustomers = typeof access === 'object' && access.any.every((permission) => ofCustomers.includes(permission));
  if (!isCustomers) return 'broker';
  return user?.company.type === 'customer' ? 'registration' : 'customers';
}

/**
 * Returns the user's kind for the refusal text. Senior managers assign roles themselves, so the page does not refer
 * them to anyone else.
 */
export const refusedReader = (user: PageContext['user']): 'customer' | 'supplier' | 'broker' | 'senior' =>
  user?.roles.includes('TEAM_ADMIN') ? 'senior' : (user?.company.type ?? 'customer');

/** Returns the screen that a refused user can open instead. `home` is the account page, which every account has. */
export function ownPlace(user: PageContext['user']): { id: 'requests' | 'queue' | 'home'; screen: ScreenName } {
  if (user?.company.type === 'supplier') return { id: 'requests', screen: 'supplier_request_list_page' };
  if (hasPermission(user, 'request_list'))
    return { id: 'requests', screen: 'request_from_catalog_list_for_customer_page' };
  if (hasPermission(user, 'request_queue')) return { id: 'queue', screen: 'request_from_catalog_list_for_broker_page' };
  return { id: 'home', screen: 'my_account_page' };
}
