import type { PageContext, ScreenName, UserPermission } from '@setu/contract';
import { type Access, hasPermission } from '../../session/access';

/** Why a screen is closed to somebody signed in: his company has not signed yet, or it is other people's. */
export type Refusal = 'registration' | 'customers' | 'suppliers' | 'broker';

const ofCustomers: readonly UserPermission[] = ['cart', 'commerce', 'request_list'];

/** Takes who may open a screen and who was refused, gives why. */
export function refusalOf(access: Access, user: PageContext['user']): Refusal {
  if (typeof access === 'object' && 'company' in access) return 'suppliers';
  const isCustomers = typeof access === 'object' && access.any.every((permission) => ofCustomers.includes(permission));
  if (!isCustomers) return 'broker';
  return user?.company.type === 'customer' ? 'registration' : 'customers';
}

/** Who reads it; the broker's seniors give out roles themselves and are sent to nobody for one of theirs. */
export const refusedReader = (user: PageContext['user']): 'customer' | 'supplier' | 'broker' | 'senior' =>
  user?.roles.includes('TEAM_ADMIN') ? 'senior' : (user?.company.type ?? 'customer');

/** The place of his own that somebody refused is shown instead; `home`: what his account has for certain. */
export function ownPlace(user: PageContext['user']): { id: 'requests' | 'queue' | 'home'; screen: ScreenName } {
  if (user?.company.type === 'supplier') return { id: 'requests', screen: 'supplier_request_list_page' };
  if (hasPermission(user, 'request_list'))
    return { id: 'requests', screen: 'request_from_catalog_list_for_customer_page' };
  if (hasPermission(user, 'request_queue')) return { id: 'queue', screen: 'request_from_catalog_list_for_broker_page' };
  return { id: 'home', screen: 'my_account_page' };
}
