import type { StaticPageView } from '@setu/contract';
import type { CallContext } from '../http/call-context.js';
import { textsIn } from '../present/text.js';

/** Returns a static page in the reader's language. 404 for an unknown link. */
export const staticPage = async (call: CallContext, link: string): Promise<StaticPageView> => {
  const page = await call.deps.services.catalogue.getStaticPage({ link }, call.reads());
  return { link: page.link, ...textsIn(call.locale, { title: page.title, body: page.body }) };
};
