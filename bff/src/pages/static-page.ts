import type { StaticPageView } from '@setu/contract';
import type { Ask } from '../http/ask.js';
import { localizedText, plainText } from '../present/text.js';

/** A static page in the reader's language; 404 for an unknown link. */
export const staticPage = async (ask: Ask, link: string): Promise<StaticPageView> => {
  const page = await ask.deps.services.catalogue.getStaticPage({ link }, ask.reads());
  const body = localizedText(page.body, ask.locale);
  return { link: page.link, title: plainText(page.title, ask.locale), body: body.text, lang: body.lang };
};
