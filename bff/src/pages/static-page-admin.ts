import type { Endpoints, InputOfEndpoint, StaticPageAdminView } from '@setu/contract';
import type { CallContext } from '../http/call-context.js';
import { pageChangeView, pageTextView } from '../present/static-page.js';
import { peopleOf } from './people-of.js';

/** Returns a static page for its editors, with its change history. */
export const staticPageAdminPage = async (call: CallContext, link: string): Promise<StaticPageAdminView> => {
  const page = await call.deps.services.catalogue.getStaticPageCare({ link }, call.reads());
  const { en, ru, history, links } = page;
  const personOf = await peopleOf(call, [
    ...[en, ru].map((text) => text?.savedById ?? ''),
    ...history.flatMap(({ savedById, actingId }) => [savedById, actingId]),
  ]);
  return {
    ...{ link: page.link, links },
    pages: { ru: pageTextView(ru, personOf), en: pageTextView(en, personOf) },
    history: history.flatMap((version) => pageChangeView(version, personOf)),
  };
};

/** Converts a language from the API's form to the catalogue's: `ru_RU` becomes `ru`. */
export const pageLocaleOf = (locale: string): string => locale.slice(0, 'ru'.length);

/** Publishes a static page or saves a draft of it, and clears the cached pages of anonymous visitors. */
export const saveStaticPage = async (call: CallContext, sent: InputOfEndpoint<Endpoints['saveStaticPage']>) => {
  const { link, title, body, version: expectedVersion, draft: isDraft = false } = sent;
  const command = { link, title, body, expectedVersion, isDraft, locale: pageLocaleOf(sent.locale) };
  const { version } = await call.deps.services.catalogue.saveStaticPage(command, call.writes());
  call.deps.pages.forget();
  return { version };
};

/** Removes a static page in one language. */
export const removeStaticPage = async (call: CallContext, sent: InputOfEndpoint<Endpoints['removeStaticPage']>) => {
  const command = { link: sent.link, locale: pageLocaleOf(sent.locale), expectedVersion: sent.version };
  const { version } = await call.deps.services.catalogue.removeStaticPage(command, call.writes());
  call.deps.pages.forget();
  return { version };
};
