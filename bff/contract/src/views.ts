import { z } from 'zod';
import { constants } from './constants.js';
import { endpointsOf } from './endpoint.js';
import { viewRoutes } from './routes/views.js';
import { nothing, textUpTo, uuid, writtenText } from './values.js';

/** A list's query under a person's own name for it; an empty one is the list as it opens. */
export const savedView = z.strictObject({
  ...{ id: uuid, name: z.string(), query: z.string() },
  /** The list opens with it where its address says nothing else. */
  is_default: z.boolean(),
});
export type SavedView = z.infer<typeof savedView>;

/** POST /user/views/{list}: with `view` that one is changed; without, the one of that name, or a new one is kept. */
export const saveViewInput = z.object({
  view: uuid.optional(),
  name: writtenText(constants.viewNameMax),
  query: textUpTo(2000).default(''),
  /** Whether the list opens with it from now on; without, that stays as it is. */
  is_default: z.boolean().optional(),
});

export const viewEndpoints = /* @__PURE__ */ endpointsOf(viewRoutes, {
  listViews: { summary: 'The views of a list that the caller keeps', answer: z.array(savedView) },
  saveView: { summary: 'Keeps a view of a list: a name and its query', input: saveViewInput, answer: savedView },
  removeView: { summary: 'Removes a view of a list', answer: nothing },
});
