import { endpoints } from '@setu/contract';
import { notFound } from '@setu/kit/core';
import { route } from '../http/route.js';
import { pageLocaleOf, removeStaticPage, saveStaticPage, staticPageAdminPage } from '../pages/static-page-admin.js';

/** Parses a version number in an address. Throws 404 for anything else. */
const versionIn = (text: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw notFound();
  return Number(text);
};

/** The administration of static pages. */
export const staticPageRoutes = [
  route(endpoints.getStaticPageCare, async (ask) => ({ data: await staticPageAdminPage(ask, ask.params.link) })),
  route(endpoints.getStaticPageVersion, async (ask) => {
    const { link, locale, version } = ask.params;
    const asked = { link, locale: pageLocaleOf(locale), version: versionIn(version) };
    return { data: await ask.deps.services.catalogue.getStaticPageVersion(asked, ask.reads()) };
  }),
  route(endpoints.previewStaticPage, async (ask) => ({
    data: await ask.deps.services.catalogue.previewStaticPage({ body: ask.input.body }, ask.reads()),
  })),
  route(endpoints.saveStaticPage, async (ask) => ({ data: await saveStaticPage(ask, ask.input) })),
  route(endpoints.removeStaticPage, async (ask) => ({ data: await removeStaticPage(ask, ask.input) })),
];
