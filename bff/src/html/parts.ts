import type { CardView, PictureView } from '@setu/contract';
import { priceText } from '../language/formats.js';
import { type Html, html } from './markup.js';
import type { AskedList, Reader } from './page-document.js';
import { pathOfCard } from './paths.js';
import { saidHtml } from './said.js';
import { type Said, textIn } from './text-in.js';
import type { Crumb } from './things.js';
import type { Words } from './words.js';

/** The way down to the page, each step but the last a link. */
export const crumbsPart = (crumbs: readonly Crumb[], words: Words): Html =>
  html`<nav aria-label="${words('breadcrumbs')}"><ol class="plain-way">${crumbs.map(({ name, path }, at) =>
    at === crumbs.length - 1
      ? html`<li aria-current="page">${name}</li>`
      : html`<li><a href="${path}">${name}</a></li>`,
  )}</ol></nav>`;

/** A picture at a width the media service has. */
export const picturePart = (picture: PictureView | undefined, name: string, width: 320 | 640): Html | undefined =>
  picture && html`<img src="${picture.url}?w=${width}" alt="${name}" width="${width}" height="${(width * 3) / 4}">`;

/** A card's price for one unit, in words. */
export const pricePart = (card: CardView, words: Words, reader: Reader): string => {
  const price = priceText(card, reader);
  if (price === undefined) return words('onRequest');
  return card.unit ? words('perUnit', { price, unit: card.unit.name }) : price;
};

/** A card's name, or its vendor code where it has none. */
export const nameOf = (card: CardView, reader: Reader): Said =>
  textIn(card, 'name', reader) ?? { text: card.vendor_code, lang: reader.language };

/** Cards as a list of links with picture, price and supplier. */
export const cardsPart = (cards: readonly CardView[], words: Words, reader: Reader): Html | undefined =>
  cards.length === 0
    ? undefined
    : html`<ul class="plain-cards">${cards.map((card) => {
        const name = nameOf(card, reader);
        return html`<li><a href="${pathOfCard(card)}">${picturePart(card.pictures[0], '', 320)}${saidHtml(name, reader)}</a><p><strong>${pricePart(card, words, reader)}</strong></p><p>${card.company.short_name}</p></li>`;
      })}</ul>`;

/** Links to the pages before and after the one that is shown. */
export const pagerPart = ({ page, limit, addressOf }: AskedList, total: number, words: Words): Html | undefined => {
  const last = Math.max(1, Math.ceil(total / limit));
  if (last === 1) return undefined;
  return html`<nav aria-label="${words('pages')}"><ul class="plain-pages">${page > 1 && html`<li><a rel="prev" href="${addressOf(page - 1)}">${words('previous')}</a></li>`}<li>${words('page', { page })}</li>${page < last && html`<li><a rel="next" href="${addressOf(page + 1)}">${words('next')}</a></li>`}</ul></nav>`;
};
