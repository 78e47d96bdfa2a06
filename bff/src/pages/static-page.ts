import type { StaticPageView } from '@setu/contract';
import type { Ask } from '../http/call-context.js';
import { textsIn } from '../present/text.js';

/** Returns a static page in the reader's language. 404 for an unknown link. */
export const staticPage = async (ask: Ask, link: string): Promise<StaticPageView> => {
  const page = await ask.deps.services.catalogue.getStaticPage({ link }, ask.reads());
  return { link: page.link, ...textsIn(ask.locale, { title: page.title, body: page.body }) };
};
