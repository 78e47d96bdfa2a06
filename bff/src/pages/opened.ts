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
import type { CallContext, CallContextOf } from '../http/call-context.js';
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
  call: CallContext,
  { origin, isLanguageExplicit }: Opening,
  of: { document: (reader: Reader) => PageDocument; answers: Record<string, unknown> },
): Promise<FoundPage & { answers: string }> => {
  const rate = await call.deps.rates.get(call.reads(), timeoutMs);
  const reader: Reader = { origin, language: call.locale, isLanguageExplicit, rate: rateView(rate ?? undefined) };
  const render = call.principal ? renderName : renderPage;
  return { ...render(of.document(reader), reader), answers: jsonForScript(of.answers) };
};

/** Removes the end of an answer's JSON, so that one more field can be appended. */
const withoutEnd = (json: string): string => json.slice(0, -'}}'.length);

const fullIndex = screenPath('category_index');

/** Opens the home page, with the categories of its tiles. */
export const openedHome: OpenPage<CallContextOf<Endpoints['getHome']>> = async (call, opening) => {
  const [home, index] = await Promise.all([homePage(call), optional(categoryIndexPage(call), null)]);
  return written(call, opening, {
    document: (reader) => homeDocument({ home, trees: index?.trees ?? [] }, reader),
    answers: { [opening.address]: home, ...(index && { [fullIndex]: index }) },
  });
};

export const openedStaticPage: OpenPage<CallContextOf<Endpoints['getStaticPage']>> = async (call, opening) => {
  const view = await staticPage(call, call.params.link);
  return written(call, opening, {
    document: (reader) => staticPageDocument(view, opening.query, reader),
    answers: { [opening.address]: view },
  });
};

/** Opens the list of all categories. With a search or a price filter, opens the cards of all categories. */
export const openedCategoryIndex: OpenPage<CallContextOf<Endpoints['getCategoryIndex']>> = async (call, opening) => {
  if (isFiltered(call.query)) return openedList(call, opening, '');
  const view = await categoryIndexPage(call);
  return written(call, opening, {
    document: (reader) => categoryIndexDocument(view, opening.query, reader),
    answers: { [fullIndex]: view },
  });
};

export const openedCategory: OpenPage<CallContextOf<Endpoints['listCards']>> = (call, opening) =>
  openedList(call, opening, call.params.id);

const openedList = async (
  call: CallContextOf<Endpoints['getCategoryIndex']>,
  opening: Opening,
  categoryId: string,
): Promise<OpenedPage> => {
  const view = await categoryPage(call, { categoryId, query: call.query });
  const leadsTo = view.category?.id ?? '';
  if (categoryId !== leadsTo) return { movedTo: leadsTo === '' ? fullIndex : pathOfCategory(leadsTo) };
  return written(call, opening, {
    document: (reader) => categoryDocument(view, opening.query, reader),
    answers: { [opening.address]: view },
  });
};

/**
 * Opens a card in one of its categories. With any other category in the address, redirects to the card's current one.
 */
export const openedCard =
  (type: SkuType): OpenPage<CallContext & { params: { skuId: string; catalogCategoryTree: string } }> =>
  async (call, opening) => {
    const { skuId, catalogCategoryTree: categoryId } = call.params;
    const view = await productPage(call, { skuId, type });
    if (!view.breadcrumbs.some(({ id }) => id === categoryId)) return { movedTo: pathOfCard(view.card) };
    const address = pathOfCard({ type, category_id: categoryId, sku_id: skuId });
    const { actions: _callers, ...everybodys } = view;
    const page = await written(call, opening, {
      document: (reader) => productDocument(view, reader),
      answers: { [address]: everybodys },
    });
    const { draft, company } = view.card;
    const own = { name: 'actions', of: (caller: Caller) => actionsOf(caller, draft) };
    return { ...page, answers: withoutEnd(page.answers), own, companyId: company.id, skuId };
  };

const firstCards = canonicalListQuery(companyCardsCodec, []);

/** Opens a company's page with the cards on it. */
export const openedCompany: OpenPage<CallContextOf<Endpoints['getCompany']>> = async (call, opening) => {
  const { company: companyId } = call.params;
  const [view, catalogue] = await Promise.all([
    companyPage(call, companyId),
    optional(companyCatalogPage(call, { companyId, categoryId: '', query: firstCards }), null),
  ]);
  const page = await written(call, opening, {
    document: (reader) => companyDocument(view, catalogue?.skus ?? [], reader),
    answers: { [opening.address]: view, ...(catalogue && { [pathOfCompanyCatalogue(companyId)]: catalogue }) },
  });
  return { ...page, companyId };
};

export const openedCompanyCatalogue: OpenPage<CallContextOf<Endpoints['listCompanyCards']>> = async (call, opening) => {
  const { company: companyId, categoryTree: categoryId = '' } = call.params;
  const view = await companyCatalogPage(call, { companyId, categoryId, query: call.query });
  const page = await written(call, opening, {
    document: (reader) => companyCatalogueDocument(view, opening.query, reader),
    answers: { [opening.address]: view },
  });
  return { ...page, companyId };
};
