import { mustBeUser } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { listWord } from '../domain/saved-view.js';

/** Signed in. The caller's views of a list, in the order they were first saved. */
export const listViews: Rpc<'listViews'> =
  ({ read }) =>
  async ({ list }, { actor }) => {
    mustBeUser(actor);
    return { views: await read.savedViews.list({ userId: actor.userId, list: listWord(list) }) };
  };
