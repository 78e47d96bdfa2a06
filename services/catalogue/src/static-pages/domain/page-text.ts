import type { StaticPageVersionKind } from '@setu/proto/words';

/** The kind of a page version: a draft, a published text, or a withdrawal. */
export type PageVersionKind = StaticPageVersionKind;

/** The maximum length of a static page's title and HTML, in characters. */
export const maxPageTitleLength = 200;
export const maxPageBodyLength = 60_000;

/** The languages of a page. */
export type PageLocale = 'en' | 'ru';

/** The text of a page in one language. The body is HTML. */
export interface PageText {
  title: string;
  body: string;
}

/** Returns whether a link is a valid URL part of a static page. */
export const isPageLink = (link: string): boolean => link.length <= 60 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(link);

export const isPageLocale = (locale: string): locale is PageLocale => locale === 'en' || locale === 'ru';

/** The text of a page with its kind. */
export interface PageState extends PageText {
  kind: PageVersionKind;
}

/** Returns whether a page already has the requested state, so that there is nothing to save. */
export const isSameState = (last: PageState | undefined, requested: PageState): boolean =>
  last?.kind === requested.kind && last.title === requested.title && last.body === requested.body;
