import { type CardView, constants, type PictureView, unitAfter } from '@setu/contract';
import { cardPriceText } from '../language/formats.js';
import { type Html, html } from './markup.js';
import type { PageListQuery, Reader } from './page-document.js';
import { pathOfCard } from './paths.js';
import { textHtml } from './text-html.js';
import { type LocalizedText, textIn } from './text-in.js';
import type { Translate } from './texts.js';
import type { Crumb } from './things.js';

/** Renders the breadcrumbs. Every item except the last is a link. */
export const crumbsPart = (crumbs: readonly Crumb[], t: Translate): Html =>
  html`<nav aria-label="${t('breadcrumbs')}"><ol class="plain-way">${crumbs.map(({ name, path }, at) =>
    at === crumbs.length - 1
      ? html`<li aria-current="page">${name}</li>`
      : html`<li><a href="${path}">${name}</a></li>`,
  )}</ol></nav>`;

/** How a picture is shown: its width as in the app (`sizes`), and how urgently to load it. */
interface Shown {
  sizes: string;
  priority: 'first' | 'eager' | 'lazy';
}

const priorities = { first: html` fetchpriority="high"`, eager: undefined, lazy: html` loading="lazy"` };

/** Renders a square picture from the same files as the app, so that the app does not load it again. */
export const picturePart = (
  picture: PictureView | undefined,
  name: string,
  { sizes, priority }: Shown,
): Html | undefined => {
  if (!picture) return undefined;
  const files = constants.pictureWidths.map((width) => `${picture.url}?w=${width} ${width}w`).join(', ');
  return html`<img src="${picture.url}?w=640" srcset="${files}" sizes="${sizes}" alt="${name}" width="640" height="640"${priorities[priority]}>`;
};

/** Returns a card's price for one unit as text. Set `isRound` in lists, which have no kopecks and paise. */
export const pricePart = (card: CardView, t: Translate, reader: Reader, isRound = false): string => {
  const price = cardPriceText(card, { ...reader, isRound });
  if (price === undefined) return t('onRequest');
  return card.unit ? t('perUnit', { price, unit: unitAfter(1, card.unit.name, reader.language) }) : price;
};

/** Keeps numbers and their units together: `70 000 SHU`, `99,5 %`. */
export const unbroken = (text: string): string =>
  text.replace(/(\d) (?=\d{3}(?!\d)|%|\p{L}{1,3}(?![\p{L}\d]))/gu, '$1\u00A0');

/** Returns a card's name, or its vendor code if it has none. */
export const nameOf = (card: CardView, reader: Reader): LocalizedText =>
  textIn(card, 'name', reader) ?? { text: card.vendor_code, lang: reader.language };

const cardSizes = '(max-width: 767px) 50vw, (max-width: 1100px) 33vw, 260px';
/** The number of cards that the first screen may show. */
const firstCards = 6;

const priorityAt = (at: number, areMain: boolean): Shown['priority'] => {
  if (!areMain || at >= firstCards) return 'lazy';
  return at === 0 ? 'first' : 'eager';
};

interface CardsLook {
  /** Whether these cards are the first content of the page. */
  areMain?: boolean;
  /** Whether the page names the only supplier. */
  areOfOneSupplier?: boolean;
}

/** Renders cards as a list of links with picture, price and supplier. */
export const cardsPart = (
  cards: readonly CardView[],
  t: Translate,
  reader: Reader,
  { areMain = false, areOfOneSupplier = false }: CardsLook = {},
): Html | undefined =>
  cards.length === 0
    ? undefined
    : html`<ul class="plain-cards">${cards.map((card, at) => {
        const name = nameOf(card, reader);
        const shown = { sizes: cardSizes, priority: priorityAt(at, areMain) };
        return html`<li><a href="${pathOfCard(card)}">${picturePart(card.pictures[0], '', shown)}${textHtml({ ...name, text: unbroken(name.text) }, reader)}</a><p><strong>${pricePart(card, t, reader, true)}</strong></p>${!areOfOneSupplier && html`<p>${card.company.short_name}</p>`}</li>`;
      })}</ul>`;

/** Renders links to the previous and next pages. */
export const pagerPart = ({ page, limit, addressOf }: PageListQuery, total: number, t: Translate): Html | undefined => {
  const last = Math.max(1, Math.ceil(total / limit));
  if (last === 1) return undefined;
  return html`<nav aria-label="${t('pages')}"><ul class="plain-pages">${page > 1 && html`<li><a rel="prev" href="${addressOf(page - 1)}">${t('previous')}</a></li>`}<li>${t('page', { page })}</li>${page < last && html`<li><a rel="next" href="${addressOf(page + 1)}">${t('next')}</a></li>`}</ul></nav>`;
};
