import { isTimeZone } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import { defaultTimeZone } from '../../mail/domain/digest-time.js';
import type { Member } from '../../people/domain/user.js';
import type { Stores } from '../../store/index.js';

/**
 * Returns the time zone in which the days of a substitution count: that of the user's current browser, the last one
 * that their browser reported, or the default for their company type.
 */
export async function zoneOfDays(
  { emailReaders }: Pick<Stores, 'emailReaders'>,
  { user, company }: Member,
  { actor, timeZone }: { actor: Actor; timeZone: string },
): Promise<string> {
  if (actor.userId === user.id && isTimeZone(timeZone)) return timeZone;
  const { timeZone: known } = await emailReaders.preferences(user.id);
  return known || defaultTimeZone(company.type);
}
