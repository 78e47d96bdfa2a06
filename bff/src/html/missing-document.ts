import { html } from './markup.js';
import type { PageDocument, Reader } from './page-document.js';
import { wordsIn } from './texts.js';

/** Builds the page for a missing address. */
export const missingDocument = ({ language }: Pick<Reader, 'language'>): PageDocument => {
  const words = wordsIn(language);
  return {
    title: words('missing'),
    description: words('missingText'),
    path: '/',
    kind: 'website',
    things: () => [],
    content: () =>
      html`<h1>${words('missing')}</h1><p>${words('missingText')}</p><p><a href="/">${words('home')}</a> · <a href="/catalog/category/">${words('catalogue')}</a></p>`,
    hidden: true,
  };
};
