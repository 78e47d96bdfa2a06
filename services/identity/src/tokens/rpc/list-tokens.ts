import { mustBeUser } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { mustActAsSelf } from '../../sessions/changes/must-act-as-self.js';
import { toToken } from './token-message.js';

/** Returns the caller's tokens, newest first. Not available to substitutes. */
export const listTokens: Rpc<'listTokens'> =
  ({ read, clock }) =>
  async (_request, { actor }) => {
    mustBeUser(actor);
    mustActAsSelf(actor);
    return { tokens: (await read.personalTokens.live(actor.userId, clock.now())).map(toToken) };
  };
