import { notFound } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { listWord } from '../domain/saved-view.js';

/** Signed in. Removes the caller's view; `not_found` for anyone else's. */
export const removeView: Rpc<'removeView'> =
  ({ write }) =>
  async ({ list, viewId }, { actor }) => {
    mustBeUser(actor);
    const place = { userId: actor.userId, list: listWord(list) };
    const id = readId(viewId);
    if (!(await write(({ savedViews }) => savedViews.remove(place, id)))) throw notFound();
    return {};
  };
