import { endpoints } from '@setu/contract';
import { internal } from '@setu/kit/core';
import { route } from '../http/route.js';
import { codecOf, keptQuery, understoodQuery } from '../pages/views.js';

/** Views of lists that people keep. */
export const viewRoutes = [
  route(endpoints.listViews, async (ask) => {
    const { list } = ask.params;
    codecOf(list);
    const { views } = await ask.deps.services.identity.listViews({ list }, ask.reads());
    return { data: views.map(({ id, name, query }) => ({ id, name, query: understoodQuery(list, query) })) };
  }),
  route(endpoints.saveView, async (ask) => {
    const { list } = ask.params;
    const { view: viewId = '', name, query } = ask.input;
    const asked = { list, viewId, name, query: keptQuery(list, query) };
    const { view } = await ask.deps.services.identity.saveView(asked, ask.writes());
    if (!view) throw internal('a view was saved and not given back');
    return { data: { id: view.id, name: view.name, query: view.query } };
  }),
  route(endpoints.removeView, async (ask) => {
    const { list, view: viewId } = ask.params;
    codecOf(list);
    await ask.deps.services.identity.removeView({ list, viewId }, ask.writes());
    return { data: {} };
  }),
];
