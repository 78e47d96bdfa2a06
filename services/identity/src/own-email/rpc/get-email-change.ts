import { unauthenticated } from '@setu/kit/core';
import { mustBeUser } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { mustActAsSelf } from '../../sessions/changes/must-act-as-self.js';
import { changeMessage } from '../changes/change-message.js';

/** Returns the caller's address and the pending change of it. For signed-in users acting as themselves. */
export const getEmailChange: Rpc<'getEmailChange'> =
  ({ read, clock }) =>
  async (_request, { actor }) => {
    mustBeUser(actor);
    mustActAsSelf(actor);
    const member = await read.users.byId(actor.userId);
    if (member === undefined) throw unauthenticated();
    return changeMessage(member.user.email, await read.emailChanges.ofUser(actor.userId), clock.now());
  };
