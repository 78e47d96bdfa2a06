import { mustBeUser } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { choicesMessage } from '../changes/choices-message.js';

/** Returns the caller's email choices, and whether their address accepts emails. For signed-in users. */
export const getMailChoices: Rpc<'getMailChoices'> =
  ({ read }) =>
  async (_request, { actor }) => {
    mustBeUser(actor);
    return choicesMessage(read, actor.userId);
  };
