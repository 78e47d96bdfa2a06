import type { CardView, CategoryNode, HomeView } from '@setu/contract';
import { absolute, addressFor } from './addresses.js';
import { type Html, html } from './markup.js';
import type { PageDocument, Reader, Thing } from './page-document.js';
import { cardsPart } from './parts.js';
import { pathOfCategory } from './paths.js';
import { type TextKey, type Translate, translatorFor } from './texts.js';

/** The data of the home page: its own view and the category trees. */
export interface HomeViews {
  home: HomeView;
  trees: readonly CategoryNode[];
}

const cardsSection = (
  key: TextKey,
  cards: readonly CardView[],
  t: Translate,
  reader: Reader,
  areMain = false,
): Html | false =>
  cards.length > 0 && html`<section><h2>${t(key)}</h2>${cardsPart(cards, t, reader, { areMain })}</section>`;

const siteThings = (t: Translate, reader: Reader): Thing[] => {
  const id = absolute(reader, '/#site');
  const owner = absolute(reader, '/#owner');
  return [
    { '@type': 'Organization', '@id': owner, name: t('site'), url: absolute(reader, '/') },
    {
      '@type': 'WebSite',
      '@id': id,
      name: t('site'),
      description: t('siteText'),
      url: addressFor(reader, '/'),
      inLanguage: reader.language,
      publisher: { '@type': 'Organization', '@id': owner },
    },
  ];
};

/** Builds the home page: sections, recommended and newest cards. */
export const homeDocument = ({ home, trees }: HomeViews, reader: Reader): PageDocument => {
  const t = translatorFor(reader.language);
  const picture = home.hero.find((block) => block.pictures.length > 0)?.pictures[0];
  return {
    title: t('homeTitle'),
    description: t('siteText'),
    path: '/',
    ...(picture && { picture: `${picture.url}?w=1200` }),
    kind: 'website',
    things: () => siteThings(t, reader),
    content: () =>
      html`<h1>${t('homeHeading')}</h1><p>${t('siteText')}</p><nav aria-label="${t('sections')}"><ul class="plain-links">${trees
        .flatMap((tree) => tree.children)
        .map(
          ({ id, name }) => html`<li><a href="${pathOfCategory(id)}">${name}</a></li>`,
        )}</ul></nav>${cardsSection('promoted', home.promoted_skus, t, reader, true)}${cardsSection('newest', home.new_skus, t, reader)}`,
  };
};
