import type { StaticPageView } from '@setu/contract';
import { addressFor } from './addresses.js';
import { cleanedHtml, html } from './markup.js';
import type { PageDocument, PageQuery, Reader } from './page-document.js';
import { crumbsPart } from './parts.js';
import { shortened } from './text-html.js';
import { translatorFor } from './texts.js';
import { crumbsThing } from './things.js';

const textOf = (body: string): string =>
  body
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** Builds a static page: its title and its stored text. */
export const staticPageDocument = (view: StaticPageView, query: PageQuery, reader: Reader): PageDocument => {
  const t = translatorFor(reader.language);
  const { title, body, langs } = view;
  const lang = langs.body ?? reader.language;
  const crumbs = [
    { name: t('home'), path: '/' },
    { name: title, path: query.path },
  ];
  const description = shortened(textOf(body), 200) || title;
  return {
    title,
    description,
    path: query.path,
    kind: 'article',
    things: () => [
      { '@type': 'WebPage', name: title, description, url: addressFor(reader, query.path), inLanguage: lang },
      crumbsThing(crumbs, reader),
    ],
    content: () =>
      html`${crumbsPart(crumbs, t)}<article lang="${lang}"><h1>${title}</h1>${cleanedHtml(body)}</article>`,
  };
};
