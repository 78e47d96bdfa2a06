import type { Member } from '../../people/domain/user.js';
import type { SettingValues } from '../../settings/domain/definitions.js';
import type { Stores } from '../../store/index.js';
import { isRequiredOf } from '../domain/second-factor.js';

/** Whether somebody has to have a second factor and has none: no remembered browser lets him in then. */
export async function mustSetUp(
  { secondFactors }: Pick<Stores, 'secondFactors'>,
  { user, company }: Member,
  settings: SettingValues,
): Promise<boolean> {
  return isRequiredOf(company.type, settings) && (await secondFactors.ofUser(user.id)).length === 0;
}
