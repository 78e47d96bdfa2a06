import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { adminScreenRoutes } from './routes/admin-screens.js';
import { staticPageRoutes } from './routes/static-pages.js';
import { personView, textUpTo, writtenText } from './values.js';
import { staticPageVersionKinds } from './words.js';

/** The most characters of a static page's title and of its HTML. */
export const pageTitleMax = 200;
export const pageBodyMax = 60_000;

export const pageLanguages = ['ru', 'en'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

/** A page in one language as it was written last; what readers get may be an older version. */
export const pageTextView = z.strictObject({
  /** Empty for a page that is not there, or was removed. */
  title: z.string(),
  /** Sanitised HTML. */
  body: z.string(),
  /** Grows with everything that is done to it, goes back with what is saved; 0: nothing yet. */
  version: z.number().int(),
  /** What readers get; 0: nothing. */
  public_version: z.number().int(),
  /** Null where the product came with it. */
  updated_at: z.string().nullable(),
  updated_by: personView.nullable(),
});
export type PageTextView = z.infer<typeof pageTextView>;

/** Something that was done to a page. */
export const pageChangeView = z.strictObject({
  locale: z.enum(pageLanguages),
  version: z.number().int(),
  kind: z.enum(staticPageVersionKinds),
  title: z.string(),
  at: z.string().nullable(),
  by: personView.nullable(),
  /** Who did it in that one's place. */
  acting: personView.nullable(),
});
export type PageChangeView = z.infer<typeof pageChangeView>;

/** GET /admin/static-pages/edit/{link} */
export const staticPageCareView = z.strictObject({
  link: z.string(),
  pages: z.strictObject({ ru: pageTextView, en: pageTextView }),
  /** Of both languages, the newest first; the last hundred. */
  history: z.array(pageChangeView),
  /** Every page that was ever written. */
  links: z.array(z.string()),
});
export type StaticPageCareView = z.infer<typeof staticPageCareView>;

/** The words of a version. */
export const pageWordsView = z.strictObject({ title: z.string(), body: z.string() });
export type PageWordsView = z.infer<typeof pageWordsView>;

/** What saving keeps of HTML. */
export const pagePreviewView = z.strictObject({
  body: z.string(),
  /** Names of elements that are left out. */
  dropped: z.array(z.string()),
});
export type PagePreviewView = z.infer<typeof pagePreviewView>;

const savedView = z.strictObject({ version: z.number().int() });

const locale = z.enum(['ru', 'en', 'ru_RU', 'en_EN'], 'invalid_option');
const version = z.coerce.number('invalid').int('invalid').min(0, 'invalid').max(2_000_000_000, 'invalid').optional();
const place = { link: writtenText(60), locale, version };

/** The words of a page as an admin types them. */
export const pageWordsInput = z.object({ title: writtenText(pageTitleMax), body: writtenText(pageBodyMax) });

export const staticPageEndpoints = /* @__PURE__ */ endpointsOf(
  { getStaticPageCare: adminScreenRoutes.getStaticPageCare, ...staticPageRoutes },
  {
    getStaticPageCare: {
      summary: 'A static page in both languages, and what was done to it',
      answer: staticPageCareView,
    },
    getStaticPageVersion: { summary: 'The words of a version of a static page', answer: pageWordsView },
    previewStaticPage: {
      summary: 'HTML of a static page as readers would get it; nothing is saved',
      input: z.object({ body: textUpTo(pageBodyMax) }),
      answer: pagePreviewView,
    },
    saveStaticPage: {
      summary:
        'Publishes a static page in one language, or keeps a draft; 409 when somebody changed it since `version`',
      input: pageWordsInput.extend({ ...place, draft: z.union([z.boolean(), z.stringbool()]).optional() }),
      answer: savedView,
    },
    removeStaticPage: {
      summary: 'Takes a static page away in one language; its versions stay',
      input: z.object(place),
      answer: savedView,
    },
  },
);
