import { mustBeUser, readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { readTeammate } from '../changes/read-teammate.js';

/** Signed in. A colleague's profile, or one's own; `not_found` for any other. */
export const getTeammate: Rpc<'getTeammate'> =
  ({ read }) =>
  async ({ userId }, { actor }) => {
    mustBeUser(actor);
    return { teammate: await readTeammate(read, actor, readId(userId)) };
  };
