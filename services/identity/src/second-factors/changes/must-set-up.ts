import type { IdentityDeps } from '../../deps.js';
import type { Member } from '../../people/domain/user.js';
import { settingsInForce } from '../../settings/changes/settings-in-force.js';
import type { Stores } from '../../store/index.js';
import { isRequiredOf } from '../domain/second-factor.js';

/**
 * Returns whether a user must have a second factor and has none. Such a user cannot sign in through a remembered
 * browser.
 */
export async function mustSetUp(
  stores: Stores,
  { user, company }: Member,
  { env }: Pick<IdentityDeps, 'env'>,
): Promise<boolean> {
  // Users of customers and suppliers are never required to have one.
  if (company.type !== 'broker') return false;
  const settings = await settingsInForce({ read: stores, env });
  return isRequiredOf(company.type, settings) && (await stores.secondFactors.ofUser(user.id)).length === 0;
}
