import { z } from 'zod';
import { cardView } from './cards.js';
import { suggestionsView } from './catalogue.js';
import { endpointsOf } from './endpoint.js';
import { homeRoutes } from './routes/home.js';
import { langs, pictureView, uuid } from './values.js';

/** A slide, a promo tile or the banner. `link` is a path on this site. */
export const homeBlock = z.strictObject({
  id: uuid,
  title: z.string(),
  /** Sanitised HTML with the elements in `homeTextTags`. */
  text: z.string(),
  action: z.string(),
  link: z.string(),
  pictures: z.array(pictureView),
  tone: z.string(),
  langs,
});
export type HomeBlockView = z.infer<typeof homeBlock>;

/**
 * How a count is displayed. From `shown_from` on it is rounded down to a multiple of `step`. Below, `least` is
 * displayed, or the exact count if `least` is null.
 */
export const statFloor = z.strictObject({
  step: z.number().int(),
  shown_from: z.number().int(),
  least: z.number().int().nullable(),
});
export type StatFloorView = z.infer<typeof statFloor>;

/** GET / */
export const homeView = z.strictObject({
  hero: z.array(homeBlock),
  promoted_skus: z.array(cardView),
  promo: z.array(homeBlock),
  new_skus: z.array(cardView),
  /** Exact counts. The page rounds them by `floors`, where null means that it shows the exact count. */
  stats: z.strictObject({ categories: z.number().int(), skus: z.number().int() }),
  floors: z.strictObject({ categories: statFloor.nullable(), skus: statFloor.nullable() }),
  banner: homeBlock.nullable(),
});
export type HomeView = z.infer<typeof homeView>;

/** GET /page/{link}. `body` is sanitised HTML. */
export const staticPageView = z.strictObject({
  link: z.string(),
  title: z.string(),
  body: z.string(),
  langs,
});
export type StaticPageView = z.infer<typeof staticPageView>;

export const homeEndpoints = /* @__PURE__ */ endpointsOf(homeRoutes, {
  getHome: { summary: 'Returns the home page of the buyer or supplier platform', answer: homeView },
  getStaticPage: { summary: 'Returns a static page in the reader’s language', answer: staticPageView },
  getSuggestions: {
    summary: 'Suggests categories and cards for a search of three or more characters',
    query: z.object({ q: z.string().default('') }),
    answer: suggestionsView,
  },
});
