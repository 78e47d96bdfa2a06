import { mustBeUser } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { mustActAsSelf } from '../../sessions/changes/must-act-as-self.js';
import { erasureMessage } from '../changes/erasure-message.js';

/**
 * Returns the caller's consent, their pending erasure, and what it requires. For signed-in users acting as themselves.
 */
export const getErasure: Rpc<'getErasure'> =
  ({ read }) =>
  async (_request, { actor }) => {
    mustBeUser(actor);
    mustActAsSelf(actor);
    return erasureMessage(read, actor.userId);
  };
