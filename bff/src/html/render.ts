import type { Language } from '../language/locale.js';
import { absolute, addressIn, canonicalAddress, languages } from './addresses.js';
import { type Html, html, scriptJson, textOfHtml } from './markup.js';
import type { PageDocument, Reader, Thing } from './page-document.js';
import { type Translate, translatorFor } from './texts.js';

/** A page ready to be inserted into the shell. */
export interface RenderedPage {
  /** The title alone, for readers who have the app. */
  name: string;
  /** The content of `head`: title, description, addresses, Open Graph, JSON-LD. */
  head: string;
  /** The content of the app's root until the app takes over. */
  body: string;
}

/** Shown where a page has no picture. */
const ownPicture = '/cover.png';

const ogLocales: Record<Language, string> = { ru: 'ru_RU', en: 'en_GB' };

/** Returns the document's title, `Насос · Setu`, in the same form as the app. */
const titleOf = ({ title }: PageDocument, t: Translate): string => `${title} · ${t('site')}`;

const graph = (things: readonly Thing[]): Html | false =>
  things.length > 0 &&
  html`<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', '@graph': things })}</script>`;

/**
 * Lists the canonical address and one address per language, for search engines and link previews. Each language version
 * must also list itself.
 */
const addresses = ({ path }: PageDocument, reader: Reader): Html =>
  html`<link rel="canonical" href="${canonicalAddress(reader, path)}">${languages.map((language) => html`<link rel="alternate" hreflang="${language}" href="${addressIn(reader, path, language)}">`)}<link rel="alternate" hreflang="x-default" href="${absolute(reader, path)}">`;

const openGraph = (page: PageDocument, reader: Reader, t: Translate): Html => {
  const properties = {
    'og:site_name': t('site'),
    'og:type': page.kind,
    'og:title': page.title,
    'og:description': page.description,
    'og:url': canonicalAddress(reader, page.path),
    'og:image': absolute(reader, page.picture ?? ownPicture),
    'og:image:alt': page.title,
    'og:locale': ogLocales[reader.language],
    'og:locale:alternate': ogLocales[reader.language === 'ru' ? 'en' : 'ru'],
  };
  return html`${Object.entries(properties).map(([name, content]) => html`<meta property="${name}" content="${content}">`)}<meta name="twitter:card" content="summary_large_image">`;
};

const headOf = (page: PageDocument, reader: Reader, t: Translate): Html =>
  html`<title>${titleOf(page, t)}</title><meta name="description" content="${page.description}">${
    page.hidden ? html`<meta name="robots" content="noindex, follow">` : addresses(page, reader)
  }${openGraph(page, reader, t)}${graph(page.things())}`;

const bodyOf = ({ content }: PageDocument, t: Translate): Html =>
  html`<div class="plain"><header><a href="/">${t('site')}</a> <a href="/catalog/category/">${t('catalogue')}</a></header><main>${content()}</main></div>`;

const nameOf = (page: PageDocument, t: Translate): string => textOfHtml(html`<title>${titleOf(page, t)}</title>`);

/** Renders only the page's title, for readers who have the app. The app would discard the rest. */
export const renderName = (page: PageDocument, { language }: Pick<Reader, 'language'>): RenderedPage => {
  const name = nameOf(page, translatorFor(language));
  return { name, head: name, body: '' };
};

/** Renders a page's head and body. */
export const renderPage = (page: PageDocument, reader: Reader): RenderedPage => {
  const t = translatorFor(reader.language);
  const [head, body] = [headOf(page, reader, t), bodyOf(page, t)].map(textOfHtml) as [string, string];
  return { name: nameOf(page, t), head, body };
};
