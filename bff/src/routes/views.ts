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
  route(endpoints.listViews, async (call) => {
    const { list } = call.params;
    codecOf(list);
    const { views } = await call.deps.services.identity.listViews({ list }, call.reads());
    return { data: views.map((view) => ({ ...viewOf(view), query: understoodQuery(list, view.query) })) };
  }),
  route(endpoints.saveView, async (call) => {
    const { list } = call.params;
    const { view: viewId = '', name, query, is_default: isDefault } = call.input;
    const command = { list, viewId, name, query: savedQuery(list, query), isDefault };
    const { view } = await call.deps.services.identity.saveView(command, call.writes());
    if (!view) throw internal('a view was saved but is missing from the answer');
    return { data: viewOf(view) };
  }),
  route(endpoints.removeView, async (call) => {
    const { list, view: viewId } = call.params;
    codecOf(list);
    await call.deps.services.identity.removeView({ list, viewId }, call.writes());
    return { data: {} };
  }),
];
