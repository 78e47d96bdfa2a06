import { isTimeZone } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import { defaultTimeZone } from '../../mail/domain/digest-time.js';
import type { Member } from '../../people/domain/user.js';
import type { Stores } from '../../store/index.js';

/**
 * Returns the time zone for the days of a substitution: the one of the person's browser now, or else the one when they
 * last used the site.
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
