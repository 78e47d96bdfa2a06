import { endpoints, type SavedView } from '@setu/contract';
import { internal } from '@setu/kit/core';
import type * as wire from '@setu/proto/identity/views';
import { route } from '../http/route.js';
import { codecOf, savedQuery, understoodQuery } from '../pages/views.js';

const viewOf = ({ id, name, query, isDefault }: wire.SavedView): SavedView => ({
  ...{ id, name, query },
  is_default: isDefault,
});

/** Saved views of lists. */
export const viewRoutes = [
  route(endpoints.listViews, async (ask) => {
    const { list } = ask.params;
    codecOf(list);
    const { views } = await ask.deps.services.identity.listViews({ list }, ask.reads());
    return { data: views.map((view) => ({ ...viewOf(view), query: understoodQuery(list, view.query) })) };
  }),
  route(endpoints.saveView, async (ask) => {
    const { list } = ask.params;
    const { view: viewId = '', name, query, is_default: isDefault } = ask.input;
    const asked = { list, viewId, name, query: savedQuery(list, query), isDefault };
    const { view } = await ask.deps.services.identity.saveView(asked, ask.writes());
    if (!view) throw internal('a view was saved but is missing from the answer');
    return { data: viewOf(view) };
  }),
  route(endpoints.removeView, async (ask) => {
    const { list, view: viewId } = ask.params;
    codecOf(list);
    await ask.deps.services.identity.removeView({ list, viewId }, ask.writes());
    return { data: {} };
  }),
];
