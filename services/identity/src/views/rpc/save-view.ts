import { notFound } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import { tooManyViews } from '../../domain/refusals.js';
import type { Rpc } from '../../served.js';
import { maxViews, nameKey, readListKey, viewContent } from '../domain/saved-view.js';

/** Stores a view under its name. For signed-in users. The proto describes its errors. */
export const saveView: Rpc<'saveView'> =
  ({ write, ids, clock }) =>
  async (request, { actor }) => {
    mustBeUser(actor);
    const place = { userId: actor.userId, list: readListKey(request.list) };
    const content = viewContent(request);
    const requestedId = request.viewId === '' ? undefined : readId(request.viewId);
    const view = await write(async ({ savedViews }) => {
      const ownViews = await savedViews.lock(place);
      const found = ownViews.find(({ id, name }) =>
        requestedId ? id === requestedId : nameKey(name) === nameKey(content.name),
      );
      const isDefault = request.isDefault ?? found?.isDefault ?? false;
      if (request.isDefault) await savedViews.clearDefault(place);
      if (found) {
        const changed = { ...found, ...content, isDefault };
        await savedViews.update(place, changed);
        return changed;
      }
      if (requestedId) throw notFound();
      if (ownViews.length >= maxViews) throw tooManyViews(maxViews);
      const added = { id: ids.id(), ...content, isDefault };
      await savedViews.insert(place, added, clock.now());
      return added;
    });
    return { view };
  };
