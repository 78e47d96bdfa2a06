import { mustBeUser } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { readListKey } from '../domain/saved-view.js';

/** Returns the caller's views of a list, in the order they were first saved. For signed-in users. */
export const listViews: Rpc<'listViews'> =
  ({ read }) =>
  async ({ list }, { actor }) => {
    mustBeUser(actor);
    return { views: await read.savedViews.list({ userId: actor.userId, list: readListKey(list) }) };
  };
