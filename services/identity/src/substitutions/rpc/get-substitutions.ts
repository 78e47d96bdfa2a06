import { dayIn } from '@setu/kit/core';
import { toName } from '../../messages/person-message.js';
import type { Rpc } from '../../served.js';
import { zoneOfDays } from '../changes/days-of.js';
import { inWords } from '../changes/in-words.js';
import { personToArrange } from '../changes/may-arrange.js';

/** The person himself or an administrator: who stands in for him, now or later, and for whom he does. */
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
    const [substitute] = await inWords(read, own.slice(0, 1), now);
    const substituted = await inWords(read, others, now);
    return { user: toName(person.user), substitute, substituted, today: dayIn(zone, now) };
  };
