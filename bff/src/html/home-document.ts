import type { CardView, CategoryNode, HomeView } from '@setu/contract';
import { absolute, addressFor } from './addresses.js';
import { type Html, html } from './markup.js';
import type { PageDocument, Reader, Thing } from './page-document.js';
import { cardsPart } from './parts.js';
import { pathOfCategory } from './paths.js';
import { type Word, type Words, wordsIn } from './texts.js';

/** The data of the home page: its own view and the category trees. */
export interface HomeViews {
  home: HomeView;
  trees: readonly CategoryNode[];
}

const cardsSection = (
  word: Word,
  cards: readonly CardView[],
  words: Words,
  reader: Reader,
  areMain = false,
): Html | false =>
  cards.length > 0 && html`<section><h2>${words(word)}</h2>${cardsPart(cards, words, reader, areMain)}</section>`;

const siteThings = (words: Words, reader: Reader): Thing[] => {
  const id = absolute(reader, '/#site');
  const owner = absolute(reader, '/#owner');
  return [
    { '@type': 'Organization', '@id': owner, name: words('site'), url: absolute(reader, '/') },
    {
      '@type': 'WebSite',
      '@id': id,
      name: words('site'),
      description: words('siteText'),
      url: addressFor(reader, '/'),
      inLanguage: reader.language,
      publisher: { '@type': 'Organization', '@id': owner },
    },
  ];
};

/** Builds the home page: sections, recommended and newest cards. */
export const homeDocument = ({ home, trees }: HomeViews, reader: Reader): PageDocument => {
  const words = wordsIn(reader.language);
  const picture = home.hero.find((block) => block.pictures.length > 0)?.pictures[0];
  return {
    title: words('homeTitle'),
    description: words('siteText'),
    path: '/',
    ...(picture && { picture: `${picture.url}?w=1200` }),
    kind: 'website',
    things: () => siteThings(words, reader),
    content: () =>
      html`<h1>${words('homeHeading')}</h1><p>${words('siteText')}</p><nav aria-label="${words('sections')}"><ul class="plain-links">${trees
        .flatMap((tree) => tree.children)
        .map(
          ({ id, name }) => html`<li><a href="${pathOfCategory(id)}">${name}</a></li>`,
        )}</ul></nav>${cardsSection('promoted', home.promoted_skus, words, reader, true)}${cardsSection('newest', home.new_skus, words, reader)}`,
  };
};
