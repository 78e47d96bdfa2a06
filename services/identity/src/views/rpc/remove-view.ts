import { notFound } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { readListKey } from '../domain/saved-view.js';

/** Removes a view of the caller. For signed-in users. Throws `not_found` for another user's view. */
export const removeView: Rpc<'removeView'> =
  ({ write }) =>
  async ({ list, viewId }, { actor }) => {
    mustBeUser(actor);
    const place = { userId: actor.userId, list: readListKey(list) };
    const id = readId(viewId);
    if (!(await write(({ savedViews }) => savedViews.remove(place, id)))) throw notFound();
    return {};
  };
