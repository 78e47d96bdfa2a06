import { characters, invalid, notFound } from '@setu/kit/core';
import type { Actor } from '@setu/kit/rpc';
import { isPageLink, isPageLocale, maxPageBodyLength, maxPageTitleLength, type PageText } from '../domain/page-text.js';
import { cleanHtml } from '../store/clean-html.js';
import type { PagePlace, PageTouch } from '../store/page-versions.js';

/** Returns a valid link. Throws `not_found` for any other text. */
export function readLink(link: string): string {
  if (!isPageLink(link)) throw notFound();
  return link;
}

/**
 * Reads the link and language of a page from a request. Throws `not_found` for an invalid link, and `invalid` on
 * `locale` for an unknown language.
 */
export function readPlace({ link, locale }: { link: string; locale: string }): PagePlace {
  const known = readLink(link);
  if (!isPageLocale(locale)) throw invalid({ locale: 'invalid_option' });
  return { link: known, locale };
}

const tooLong = (max: number) => ({ code: 'length_max', params: { max: String(max) } });

/** Returns the HTML of a request. Throws `invalid` on `body` if it is too long. */
export function readBody(body: string): string {
  if (characters(body) > maxPageBodyLength) throw invalid({ body: tooLong(maxPageBodyLength) });
  return body.replaceAll('\0', '');
}

/** Returns the text of a page with its HTML cleaned. Throws `invalid` on `title` and `body`. */
export function readText(sent: PageText): PageText {
  const title = sent.title.replaceAll('\0', '').replace(/\s+/g, ' ').trim();
  if (title === '') throw invalid({ title: 'required' });
  if (characters(title) > maxPageTitleLength) throw invalid({ title: tooLong(maxPageTitleLength) });
  const body = cleanHtml(readBody(sent.body)).trim();
  if (body === '') throw invalid({ body: 'required' });
  return { title, body };
}

/** Returns the author and time of a page change. */
export const touchOf = (actor: Actor, at: Date): PageTouch => ({
  ...{ by: actor.userId, acting: actor.actingUserId || undefined, at },
});
