import type { CardDetailsView, ProductView } from '@setu/contract';
import { cardFieldTexts } from '../language/card-field-texts.js';
import { factsOf } from './card-facts.js';
import { html } from './markup.js';
import type { PageDocument, Reader } from './page-document.js';
import { cardsPart, crumbsPart, nameOf, picturePart, pricePart } from './parts.js';
import { pathOfCard, pathOfCompany } from './paths.js';
import { shortened, textHtml } from './text-html.js';
import { detailIn, textIn } from './text-in.js';
import { type Translate, translatorFor } from './texts.js';
import { cardsThing, cardThing, catalogueCrumbs, crumbsThing } from './things.js';

/** The fields that are sections of their own. */
const sections = [
  ...(['description', 'features', 'technical_specification', 'composition'] as const),
  ...(['special_instructions', 'shipment_description'] as const),
];

const sectionsPart = (card: CardDetailsView, reader: Reader) =>
  sections.map((field) => {
    const text = detailIn(card, field, reader);
    const { label } = cardFieldTexts[reader.language];
    return text && html`<section><h2>${label[field]}</h2><p>${textHtml(text, reader)}</p></section>`;
  });

const descriptionOf = (card: CardDetailsView, t: Translate, reader: Reader): string => {
  const productText =
    textIn(card, 'description', reader)?.text ?? textIn(card, 'technical_specification', reader)?.text ?? '';
  const supplier = t('supplierOf', { name: card.company.short_name });
  const parts = [nameOf(card, reader).text, pricePart(card, t, reader), supplier, productText];
  return shortened(parts.filter((part) => part !== '').join('. '), 200);
};

const mainPicture = { sizes: '(max-width: 767px) 100vw, 528px', priority: 'first' } as const;

/** Builds the page of a product or service: name, price, facts, texts, supplier. */
export const productDocument = ({ card, breadcrumbs, same_supplier }: ProductView, reader: Reader): PageDocument => {
  const t = translatorFor(reader.language);
  const name = nameOf(card, reader);
  const path = pathOfCard(card);
  const crumbs = [...catalogueCrumbs(breadcrumbs, t), { name: name.text, path }];
  const description = descriptionOf(card, t, reader);
  const category = breadcrumbs.map((crumb) => crumb.name).join(' > ');
  const facts = factsOf(card, t, reader);
  const companyPath = pathOfCompany(card.company.id);
  return {
    title: name.text,
    description,
    path,
    ...(card.pictures[0] && { picture: `${card.pictures[0].url}?w=1200` }),
    kind: 'product',
    things: () => [
      cardThing(card, { name: name.text, description, category }, reader),
      crumbsThing(crumbs, reader),
      ...(same_supplier.length > 0 ? [cardsThing(same_supplier, reader)] : []),
    ],
    content: () =>
      html`${crumbsPart(crumbs, t)}<article><h1>${textHtml(name, reader)}</h1>${picturePart(card.pictures[0], name.text, mainPicture)}<p class="plain-price"><strong>${pricePart(card, t, reader)}</strong></p><p>${t('supplier')}: <a href="${companyPath}">${card.company.short_name}</a></p><dl>${facts.map(
        ({ label, value }) =>
          html`<div><dt>${label}</dt><dd>${typeof value === 'string' ? value : textHtml(value, reader)}</dd></div>`,
      )}</dl>${sectionsPart(card, reader)}</article>${same_supplier.length > 0 && html`<section><h2>${t('sameSupplier')}</h2>${cardsPart(same_supplier, t, reader)}</section>`}`,
    hidden: card.draft,
  };
};
