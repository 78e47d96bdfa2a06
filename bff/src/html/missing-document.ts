import { html } from './markup.js';
import type { PageDocument, Reader } from './page-document.js';
import { translatorFor } from './texts.js';

/** Builds the page for a missing address. */
export const missingDocument = ({ language }: Pick<Reader, 'language'>): PageDocument => {
  const t = translatorFor(language);
  return {
    title: t('missing'),
    description: t('missingText'),
    path: '/',
    kind: 'website',
    things: () => [],
    content: () =>
      html`<h1>${t('missing')}</h1><p>${t('missingText')}</p><p><a href="/">${t('home')}</a> · <a href="/catalog/category/">${t('catalogue')}</a></p>`,
    hidden: true,
  };
};
