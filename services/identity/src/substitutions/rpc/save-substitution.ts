import type { Rpc } from '../../served.js';
import { zoneOfDays } from '../changes/days-of.js';
import { personToArrange } from '../changes/may-arrange.js';
import { saveSubstitution as save } from '../changes/save-substitution.js';
import { toSubstitutions } from '../changes/substitution-messages.js';

/**
 * Arranges or changes a substitution and notifies both users. For the substituted user or an administrator. The proto
 * describes its errors.
 */
export const saveSubstitution: Rpc<'saveSubstitution'> =
  ({ read, write, clock, ids }) =>
  async ({ userId, substituteId, start, finish, timeZone }, { actor }) => {
    const person = await personToArrange(read, actor, userId);
    const zone = await zoneOfDays(read, person, { actor, timeZone });
    const now = clock.now();
    const saved = await write((stores) =>
      save(stores, { person, substituteId, days: { start, finish, timeZone: zone }, by: actor.userId, now, ids }),
    );
    const [substitution] = await toSubstitutions(read, [saved], now);
    return { substitution };
  };
