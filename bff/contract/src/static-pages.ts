import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { versionNumber } from './number-inputs.js';
import { adminScreenRoutes } from './routes/admin-screens.js';
import { staticPageRoutes } from './routes/static-pages.js';
import { personView, textUpTo, writtenText } from './values.js';
import { staticPageVersionKinds } from './words.js';

/** The maximum lengths of a static page's title and HTML, in characters. */
export const pageTitleMax = 200;
export const pageBodyMax = 60_000;

export const pageLanguages = ['ru', 'en'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

/** The latest text of a page in one language. Visitors may see an older version. */
export const pageTextView = z.strictObject({
  /** Empty if the page does not exist or was deleted. */
  title: z.string(),
  /** Sanitised HTML. */
  body: z.string(),
  /**
   * Increases with every change. The client sends it back when it saves the page. 0 means that the page does not exist
   * yet.
   */
  version: z.number().int(),
  /** The version that visitors see, or 0 for none. */
  public_version: z.number().int(),
  /** Null for a page that came with the product. */
  updated_at: z.string().nullable(),
  updated_by: personView.nullable(),
});
export type PageTextView = z.infer<typeof pageTextView>;

/** A change of a page. */
export const pageChangeView = z.strictObject({
  locale: z.enum(pageLanguages),
  version: z.number().int(),
  kind: z.enum(staticPageVersionKinds),
  title: z.string(),
  at: z.string().nullable(),
  by: personView.nullable(),
  /** The user who acted while standing in for `by`. */
  acting: personView.nullable(),
});
export type PageChangeView = z.infer<typeof pageChangeView>;

/** GET /admin/static-pages/edit/{link} */
export const staticPageAdminView = z.strictObject({
  link: z.string(),
  pages: z.strictObject({ ru: pageTextView, en: pageTextView }),
  /** The last hundred changes of both languages, newest first. */
  history: z.array(pageChangeView),
  /** The links of all pages that were ever written. */
  links: z.array(z.string()),
});
export type StaticPageAdminView = z.infer<typeof staticPageAdminView>;

/** The text of a version. */
export const pageWordsView = z.strictObject({ title: z.string(), body: z.string() });
export type PageWordsView = z.infer<typeof pageWordsView>;

/** The HTML that saving would store. */
export const pagePreviewView = z.strictObject({
  body: z.string(),
  /** The names of the elements that are removed. */
  dropped: z.array(z.string()),
});
export type PagePreviewView = z.infer<typeof pagePreviewView>;

const savedView = z.strictObject({ version: z.number().int() });

const locale = z.enum(['ru', 'en', 'ru_RU', 'en_EN'], 'invalid_option');
const version = versionNumber.optional();
const place = { link: writtenText(60), locale, version };

/** The text of a page as an admin types it. */
export const pageWordsInput = z.object({ title: writtenText(pageTitleMax), body: writtenText(pageBodyMax) });

export const staticPageEndpoints = /* @__PURE__ */ endpointsOf(
  { getStaticPageAdmin: adminScreenRoutes.getStaticPageAdmin, ...staticPageRoutes },
  {
    getStaticPageAdmin: {
      summary: 'Returns a static page in both languages and its history',
      answer: staticPageAdminView,
    },
    getStaticPageVersion: { summary: 'Returns the text of a version of a static page', answer: pageWordsView },
    previewStaticPage: {
      summary: 'Returns the HTML of a static page as readers would see it, without saving',
      input: z.object({ body: textUpTo(pageBodyMax) }),
      answer: pagePreviewView,
    },
    saveStaticPage: {
      summary: 'Publishes a static page in one language, or saves a draft. Returns 409 if it changed since `version`',
      input: pageWordsInput.extend({ ...place, draft: z.union([z.boolean(), z.stringbool()]).optional() }),
      answer: savedView,
    },
    removeStaticPage: {
      summary: 'Removes a static page in one language and keeps its versions',
      input: z.object(place),
      answer: savedView,
    },
  },
);
