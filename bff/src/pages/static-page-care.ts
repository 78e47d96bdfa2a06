import type { Endpoints, InputOfEndpoint, StaticPageCareView } from '@setu/contract';
import type { Ask } from '../http/ask.js';
import { pageChangeView, pageTextView } from '../present/static-page.js';
import { peopleOf } from './people-of.js';

/** A static page as admins write it, with who did what to it. */
export const staticPageCarePage = async (ask: Ask, link: string): Promise<StaticPageCareView> => {
  const page = await ask.deps.services.catalogue.getStaticPageCare({ link }, ask.reads());
  const { en, ru, history, links } = page;
  const personOf = await peopleOf(ask, [
    ...[en, ru].map((text) => text?.savedById ?? ''),
    ...history.flatMap(({ savedById, actingId }) => [savedById, actingId]),
  ]);
  return {
    ...{ link: page.link, links },
    pages: { ru: pageTextView(ru, personOf), en: pageTextView(en, personOf) },
    history: history.flatMap((version) => pageChangeView(version, personOf)),
  };
};

/** A language as callers name it, as the catalogue does: `ru_RU` is `ru`. */
export const pageLocaleOf = (locale: string): string => locale.slice(0, 'ru'.length);

/** Publishes a page or keeps a draft of it; what strangers were shown is asked for anew. */
export const saveStaticPage = async (ask: Ask, sent: InputOfEndpoint<Endpoints['saveStaticPage']>) => {
  const { link, title, body, version: expectedVersion, draft: isDraft = false } = sent;
  const asked = { link, title, body, expectedVersion, isDraft, locale: pageLocaleOf(sent.locale) };
  const { version } = await ask.deps.services.catalogue.saveStaticPage(asked, ask.writes());
  ask.deps.pages.forget();
  return { version };
};

/** Takes a page away in one language. */
export const removeStaticPage = async (ask: Ask, sent: InputOfEndpoint<Endpoints['removeStaticPage']>) => {
  const asked = { link: sent.link, locale: pageLocaleOf(sent.locale), expectedVersion: sent.version };
  const { version } = await ask.deps.services.catalogue.removeStaticPage(asked, ask.writes());
  ask.deps.pages.forget();
  return { version };
};
