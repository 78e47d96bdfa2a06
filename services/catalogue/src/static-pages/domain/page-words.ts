import type { StaticPageVersionKind } from '@setu/proto/words';

/** What a version of a page is: kept for later, what readers get, or that it was taken away. */
export type PageVersionKind = StaticPageVersionKind;

/** The most characters of a static page's title and of its HTML. */
export const longestPageTitle = 200;
export const longestPageBody = 60_000;

/** The languages a page is written in. */
export type PageLocale = 'en' | 'ru';

/** The words of a page in one language; the body is HTML. */
export interface PageWords {
  title: string;
  body: string;
}

/** A link of a static page, as it stands in the address. */
export const isPageLink = (link: string): boolean => link.length <= 60 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(link);

export const isPageLocale = (locale: string): locale is PageLocale => locale === 'en' || locale === 'ru';

/** A page's words with what they are: kept for later, what readers get, or nothing any more. */
export interface KindOfWords extends PageWords {
  kind: PageVersionKind;
}

/** Whether a page stands as it is asked to: then there is nothing to save. */
export const standsSo = (last: KindOfWords | undefined, asked: KindOfWords): boolean =>
  last?.kind === asked.kind && last.title === asked.title && last.body === asked.body;
