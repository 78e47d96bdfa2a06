import { dayIn } from '@setu/kit/core';
import { toName } from '../../messages/person-message.js';
import type { Rpc } from '../../served.js';
import { zoneOfDays } from '../changes/days-of.js';
import { personToArrange } from '../changes/may-arrange.js';
import { toSubstitutions } from '../changes/substitution-messages.js';

/**
 * Returns a user's current and future substitutes, and the users they substitute. For that user or an administrator.
 */
export const getSubstitutions: Rpc<'getSubstitutions'> =
  ({ read, clock }) =>
  async ({ userId, timeZone }, { actor }) => {
    const person = await personToArrange(read, actor, userId);
    const now = clock.now();
    const { id } = person.user;
    const [own, others, zone] = await Promise.all([
      read.substitutions.openOf([id], now),
      read.substitutions.openBy(id, now),
      zoneOfDays(read, person, { actor, timeZone }),
    ]);
    const [substitute] = await toSubstitutions(read, own.slice(0, 1), now);
    const substituted = await toSubstitutions(read, others, now);
    return { user: toName(person.user), substitute, substituted, today: dayIn(zone, now) };
  };
