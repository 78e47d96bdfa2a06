import { mustBeUser } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { choicesMessage } from '../changes/choices-message.js';

/** Signed in. What the caller is told of by mail, and whether his address takes mails. */
export const getMailChoices: Rpc<'getMailChoices'> =
  ({ read }) =>
  async (_request, { actor }) => {
    mustBeUser(actor);
    return choicesMessage(read, actor.userId);
  };
