import { mustBeUser } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';

/** Signed in. How many of the caller's notices are unread. */
export const countNotices: Rpc<'countNotices'> =
  ({ read }) =>
  async (_request, { actor }) => {
    mustBeUser(actor);
    return { unread: await read.notices.unread(actor.userId) };
  };
