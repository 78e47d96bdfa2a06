import type { IdentityDeps } from '../../deps.js';
import type { Member } from '../../people/domain/user.js';
import { settingsInForce } from '../../settings/changes/settings-in-force.js';
import type { Stores } from '../../store/index.js';
import { isRequiredOf } from '../domain/second-factor.js';

/** Whether somebody has to have a second factor and has none: no remembered browser lets him in then. */
export async function mustSetUp(
  stores: Stores,
  { user, company }: Member,
  { env }: Pick<IdentityDeps, 'env'>,
): Promise<boolean> {
  // Of others it is never asked.
  if (company.type !== 'broker') return false;
  const settings = await settingsInForce({ read: stores, env });
  return isRequiredOf(company.type, settings) && (await stores.secondFactors.ofUser(user.id)).length === 0;
}
