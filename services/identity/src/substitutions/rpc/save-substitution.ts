import type { Rpc } from '../../served.js';
import { zoneOfDays } from '../changes/days-of.js';
import { inWords } from '../changes/in-words.js';
import { personToArrange } from '../changes/may-arrange.js';
import { saveSubstitution as save } from '../changes/save-substitution.js';

/** The person himself or an administrator. What refuses it stands in the proto; both people are told. */
export const saveSubstitution: Rpc<'saveSubstitution'> =
  ({ read, write, clock, ids }) =>
  async ({ userId, substituteId, start, finish, timeZone }, { actor }) => {
    const person = await personToArrange(read, actor, userId);
    const zone = await zoneOfDays(read, person, { actor, timeZone });
    const now = clock.now();
    const saved = await write((stores) =>
      save(stores, { person, substituteId, days: { start, finish, timeZone: zone }, by: actor.userId, now, ids }),
    );
    const [substitution] = await inWords(read, [saved], now);
    return { substitution };
  };
