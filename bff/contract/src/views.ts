import { z } from 'zod';
import { constants } from './constants.js';
import { endpointsOf } from './endpoint.js';
import { viewRoutes } from './routes/views.js';
import { nothing, textUpTo, uuid, writtenText } from './values.js';

/** A list's query, saved by a user under a name. An empty query means the list's defaults. */
export const savedView = z.strictObject({
  ...{ id: uuid, name: z.string(), query: z.string() },
  /** True if the list opens with this view when the list's address has no query. */
  is_default: z.boolean(),
});
export type SavedView = z.infer<typeof savedView>;

/**
 * POST /user/views/{list}. With `view` it changes that view. Otherwise it changes the view with this name, or creates
 * one.
 */
export const saveViewInput = z.object({
  view: uuid.optional(),
  name: writtenText(constants.viewNameMax),
  query: textUpTo(2000).default(''),
  /** Whether the list opens with this view from now on. If absent, the setting does not change. */
  is_default: z.boolean().optional(),
});

export const viewEndpoints = /* @__PURE__ */ endpointsOf(viewRoutes, {
  listViews: { summary: 'Lists the caller’s saved views of a list', answer: z.array(savedView) },
  saveView: { summary: 'Saves a view of a list: a name and its query', input: saveViewInput, answer: savedView },
  removeView: { summary: 'Deletes a view of a list', answer: nothing },
});
