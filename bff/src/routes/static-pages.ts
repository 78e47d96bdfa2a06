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
  route(endpoints.getStaticPageAdmin, async (call) => ({
    data: await staticPageAdminPage(call, call.params.link),
  })),
  route(endpoints.getStaticPageVersion, async (call) => {
    const { link, locale, version } = call.params;
    const query = { link, locale: pageLocaleOf(locale), version: versionIn(version) };
    return { data: await call.deps.services.catalogue.getStaticPageVersion(query, call.reads()) };
  }),
  route(endpoints.previewStaticPage, async (call) => ({
    data: await call.deps.services.catalogue.previewStaticPage({ body: call.input.body }, call.reads()),
  })),
  route(endpoints.saveStaticPage, async (call) => ({ data: await saveStaticPage(call, call.input) })),
  route(endpoints.removeStaticPage, async (call) => ({ data: await removeStaticPage(call, call.input) })),
];
