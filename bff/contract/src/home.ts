import { z } from 'zod';
import { cardView } from './cards.js';
import { suggestionsView } from './catalogue.js';
import { endpointsOf } from './endpoint.js';
import { homeRoutes } from './routes/home.js';
import { langs, pictureView, uuid } from './values.js';

/** A slide, a promo tile or the banner. `link` is a path of this site. */
export const homeBlock = z.strictObject({
  id: uuid,
  title: z.string(),
  text: z.string(),
  action: z.string(),
  link: z.string(),
  pictures: z.array(pictureView),
  tone: z.string(),
  langs,
});
export type HomeBlockView = z.infer<typeof homeBlock>;

/** How a count is told: floored to its step from `shown_from` on; below as `least`, null: as it is. */
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
  /** Raw counts; the page floors them by `floors`, null: it tells them as they are. */
  stats: z.strictObject({ categories: z.number().int(), skus: z.number().int() }),
  floors: z.strictObject({ categories: statFloor.nullable(), skus: statFloor.nullable() }),
  banner: homeBlock.nullable(),
});
export type HomeView = z.infer<typeof homeView>;

/** GET /page/{link}: `body` is sanitised HTML. */
export const staticPageView = z.strictObject({
  link: z.string(),
  title: z.string(),
  body: z.string(),
  langs,
});
export type StaticPageView = z.infer<typeof staticPageView>;

export const homeEndpoints = /* @__PURE__ */ endpointsOf(homeRoutes, {
  getHome: { summary: 'The home page of the platform', answer: homeView },
  getStaticPage: { summary: 'A static page in the reader’s language', answer: staticPageView },
  getSuggestions: {
    summary: 'Suggestions for a search of three characters or more',
    query: z.object({ q: z.string().default('') }),
    answer: suggestionsView,
  },
});
