import { mustBeUser, readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { readTeammate } from '../changes/read-teammate.js';

/**
 * Returns the profile of the caller or of a colleague. The broker's users may read anyone's. For signed-in users.
 * Throws `not_found` for any other profile.
 */
export const getTeammate: Rpc<'getTeammate'> =
  ({ read, clock }) =>
  async ({ userId }, { actor }) => {
    mustBeUser(actor);
    return { teammate: await readTeammate(read, { actor, now: clock.now() }, readId(userId)) };
  };
