import type { CardView, CategoryLinkView, CategoryView, CompanyCatalogView } from '@setu/contract';
import { numberText } from '../language/formats.js';
import { html } from './markup.js';
import type { PageDocument, PageQuery, Reader } from './page-document.js';
import { cardsPart, crumbsPart, pagerPart } from './parts.js';
import { pathOfCategory, pathOfCompany } from './paths.js';
import { shortened } from './text-html.js';
import { type Translate, translatorFor } from './texts.js';
import { type Crumb, cardsThing, catalogueCrumbs, crumbsThing } from './things.js';

interface CardList {
  name: string;
  crumbs: readonly Crumb[];
  cards: readonly CardView[];
  total: number;
  isAtLeast: boolean;
  /** Whether the page names the only supplier. */
  isOfOneSupplier?: boolean;
  /** The subcategories' lists, each with its path. */
  narrower: readonly { link: CategoryLinkView; path: string }[];
}

const totalText = ({ total, isAtLeast }: CardList, t: Translate, { language }: Reader): string => {
  const figure = numberText(language, total);
  return isAtLeast ? t('itemsAtLeast', { total: figure }) : t('items', { count: total, total: figure });
};

const pathWithPage = ({ path, list }: PageQuery): string =>
  list && list.page > 1 && !list.isNarrowed ? `${path}?page=${list.page}` : path;

const listDocument = (list: CardList, query: PageQuery, reader: Reader): PageDocument => {
  const t = translatorFor(reader.language);
  const { name, crumbs, cards, narrower } = list;
  const page = query.list?.page ?? 1;
  const total = totalText(list, t, reader);
  const picture = cards.find((card) => card.pictures.length > 0)?.pictures[0];
  return {
    title: page > 1 ? `${name} · ${t('page', { page })}` : name,
    description: shortened(t('listText', { name, total }), 200),
    path: pathWithPage(query),
    ...(picture && { picture: `${picture.url}?w=1200` }),
    kind: 'website',
    things: () => [
      crumbsThing(crumbs, reader),
      ...(cards.length > 0 ? [cardsThing(cards, reader, (page - 1) * (query.list?.limit ?? 0))] : []),
    ],
    content: () =>
      html`${crumbsPart(crumbs, t)}<h1>${name}</h1><p>${total}</p>${narrower.length > 0 && html`<nav aria-label="${t('subCategories')}"><ul class="plain-links">${narrower.map(({ link, path }) => html`<li><a href="${path}">${link.name}</a> (${numberText(reader.language, link.sku_count)})</li>`)}</ul></nav>`}${cardsPart(cards, t, reader, { areMain: true, areOfOneSupplier: list.isOfOneSupplier ?? false }) ?? html`<p>${t('nothing')}</p>`}${query.list && pagerPart(query.list, list.total, t)}`,
    hidden: query.list?.isNarrowed || (page > 1 && cards.length === 0),
  };
};

/** Builds the product list of a category, or of the complete catalogue. */
export const categoryDocument = (view: CategoryView, query: PageQuery, reader: Reader): PageDocument => {
  const t = translatorFor(reader.language);
  const search = query.list?.search ?? '';
  const name = view.category?.name ?? (search === '' ? t('allCards') : t('found', { search }));
  const above = view.breadcrumbs.filter(({ id }) => id !== view.category?.id);
  const list: CardList = {
    name,
    crumbs: [...catalogueCrumbs(above, t), { name, path: query.path }],
    cards: view.pagination.items,
    total: view.pagination.total_item_count,
    isAtLeast: view.pagination.at_least,
    narrower: view.sub_categories.map((link) => ({ link, path: pathOfCategory(link.id) })),
  };
  return listDocument(list, query, reader);
};

/** Builds a company's catalogue page. */
export const companyCatalogueDocument = (view: CompanyCatalogView, query: PageQuery, reader: Reader): PageDocument => {
  const t = translatorFor(reader.language);
  const { id, short_name: company } = view.company;
  const name = t('companyCatalogueOf', { name: company });
  const list: CardList = {
    name,
    crumbs: [
      { name: t('home'), path: '/' },
      { name: company, path: pathOfCompany(id) },
      { name: t('companyCatalogue'), path: query.path },
    ],
    cards: view.skus,
    total: view.totalCount,
    isAtLeast: view.at_least,
    isOfOneSupplier: true,
    narrower: view.categories.map((link) => ({ link, path: `${pathOfCompany(id)}/catalog/${link.id}` })),
  };
  return listDocument(list, query, reader);
};
