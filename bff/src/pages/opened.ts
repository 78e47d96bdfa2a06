import { canonicalListQuery, companyCardsCodec, type Endpoints, type SkuType, screenPath } from '@setu/contract';
import { categoryDocument, companyCatalogueDocument } from '../html/card-list-document.js';
import { categoryIndexDocument } from '../html/category-index-document.js';
import { companyDocument } from '../html/company-document.js';
import { homeDocument } from '../html/home-document.js';
import { jsonForScript } from '../html/markup.js';
import type { PageDocument, Reader } from '../html/page-document.js';
import { pathOfCard, pathOfCategory, pathOfCompanyCatalogue } from '../html/paths.js';
import { productDocument } from '../html/product-document.js';
import { renderName, renderPage } from '../html/render.js';
import { staticPageDocument } from '../html/static-page-document.js';
import type { Ask, CallContextOf } from '../http/call-context.js';
import type { Caller } from '../http/caller.js';
import type { Opening, OpenPage } from '../http/opening.js';
import type { FoundPage, OpenedPage } from '../http/page-cache.js';
import { rateView } from '../present/money.js';
import { isFiltered } from './card-filter.js';
import { categoryIndexPage, categoryPage } from './category.js';
import { companyCatalogPage, companyPage } from './company.js';
import { homePage } from './home.js';
import { optional } from './part.js';
import { actionsOf, productPage } from './product.js';
import { staticPage } from './static-page.js';

const timeoutMs = 200;

/** Renders a page together with the answers that the app would request, each under its address. */
const written = async (
  ask: Ask,
  { origin, isLanguageAsked }: Opening,
  of: { document: (reader: Reader) => PageDocument; answers: Record<string, unknown> },
): Promise<FoundPage & { answers: string }> => {
  const rate = await ask.deps.rates.get(ask.reads(), timeoutMs);
  const reader: Reader = { origin, language: ask.locale, isLanguageAsked, rate: rateView(rate ?? undefined) };
  const render = ask.principal ? renderName : renderPage;
  return { ...render(of.document(reader), reader), answers: jsonForScript(of.answers) };
};

/** Removes the end of an answer's JSON, so that one more field can be appended. */
const withoutEnd = (json: string): string => json.slice(0, -'}}'.length);

const fullIndex = screenPath('category_index');

/** Opens the home page, with the categories of its tiles. */
export const openedHome: OpenPage<CallContextOf<Endpoints['getHome']>> = async (ask, opening) => {
  const [home, index] = await Promise.all([homePage(ask), optional(categoryIndexPage(ask), null)]);
  return written(ask, opening, {
    document: (reader) => homeDocument({ home, trees: index?.trees ?? [] }, reader),
    answers: { [opening.address]: home, ...(index && { [fullIndex]: index }) },
  });
};

export const openedStaticPage: OpenPage<CallContextOf<Endpoints['getStaticPage']>> = async (ask, opening) => {
  const view = await staticPage(ask, ask.params.link);
  return written(ask, opening, {
    document: (reader) => staticPageDocument(view, opening.asked, reader),
    answers: { [opening.address]: view },
  });
};

/** Opens the list of all categories. With a search or a price, opens the cards of all of them. */
export const openedCategoryIndex: OpenPage<CallContextOf<Endpoints['getCategoryIndex']>> = async (ask, opening) => {
  if (isFiltered(ask.query)) return openedList(ask, opening, '');
  const view = await categoryIndexPage(ask);
  return written(ask, opening, {
    document: (reader) => categoryIndexDocument(view, opening.asked, reader),
    answers: { [fullIndex]: view },
  });
};

export const openedCategory: OpenPage<CallContextOf<Endpoints['listCards']>> = (ask, opening) =>
  openedList(ask, opening, ask.params.id);

const openedList = async (
  ask: CallContextOf<Endpoints['getCategoryIndex']>,
  opening: Opening,
  categoryId: string,
): Promise<OpenedPage> => {
  const view = await categoryPage(ask, { categoryId, query: ask.query });
  const leadsTo = view.category?.id ?? '';
  if (categoryId !== leadsTo) return { movedTo: leadsTo === '' ? fullIndex : pathOfCategory(leadsTo) };
  return written(ask, opening, {
    document: (reader) => categoryDocument(view, opening.asked, reader),
    answers: { [opening.address]: view },
  });
};

/**
 * Opens a card in one of its categories. With any other category in the address, redirects to the card's current one.
 */
export const openedCard =
  (type: SkuType): OpenPage<Ask & { params: { skuId: string; catalogCategoryTree: string } }> =>
  async (ask, opening) => {
    const { skuId, catalogCategoryTree: categoryId } = ask.params;
    const view = await productPage(ask, { skuId, type });
    if (!view.breadcrumbs.some(({ id }) => id === categoryId)) return { movedTo: pathOfCard(view.card) };
    const address = pathOfCard({ type, category_id: categoryId, sku_id: skuId });
    const { actions: _callers, ...everybodys } = view;
    const page = await written(ask, opening, {
      document: (reader) => productDocument(view, reader),
      answers: { [address]: everybodys },
    });
    const { draft, company } = view.card;
    const own = { name: 'actions', of: (caller: Caller) => actionsOf(caller, draft) };
    return { ...page, answers: withoutEnd(page.answers), own, companyId: company.id, skuId };
  };

const firstCards = canonicalListQuery(companyCardsCodec, []);

/** Opens a company's page with the cards on it. */
export const openedCompany: OpenPage<CallContextOf<Endpoints['getCompany']>> = async (ask, opening) => {
  const { company: companyId } = ask.params;
  const [view, catalogue] = await Promise.all([
    companyPage(ask, companyId),
    optional(companyCatalogPage(ask, { companyId, categoryId: '', query: firstCards }), null),
  ]);
  const page = await written(ask, opening, {
    document: (reader) => companyDocument(view, catalogue?.skus ?? [], reader),
    answers: { [opening.address]: view, ...(catalogue && { [pathOfCompanyCatalogue(companyId)]: catalogue }) },
  });
  return { ...page, companyId };
};

export const openedCompanyCatalogue: OpenPage<CallContextOf<Endpoints['listCompanyCards']>> = async (ask, opening) => {
  const { company: companyId, categoryTree: categoryId = '' } = ask.params;
  const view = await companyCatalogPage(ask, { companyId, categoryId, query: ask.query });
  const page = await written(ask, opening, {
    document: (reader) => companyCatalogueDocument(view, opening.asked, reader),
    answers: { [opening.address]: view },
  });
  return { ...page, companyId };
};
