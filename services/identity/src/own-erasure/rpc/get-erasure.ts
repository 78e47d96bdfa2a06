import { mustBeUser } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { mustActAsSelf } from '../../sessions/changes/must-act-as-self.js';
import { erasureMessage } from '../changes/erasure-message.js';

/** For signed-in users acting as themselves. Returns their consent, their pending erasure, and what it requires. */
export const getErasure: Rpc<'getErasure'> =
  ({ read }) =>
  async (_request, { actor }) => {
    mustBeUser(actor);
    mustActAsSelf(actor);
    return erasureMessage(read, actor.userId);
  };
