import { mustBeUser } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';

/** For signed-in users. Returns the number of the caller's unread notifications. */
export const countNotices: Rpc<'countNotices'> =
  ({ read }) =>
  async (_request, { actor }) => {
    mustBeUser(actor);
    return { unread: await read.notices.unread(actor.userId) };
  };
