import { notFound } from '@setu/kit/core';
import { readId, readOptionalId } from '@setu/kit/rpc';
import { canSeeCard, canSeeUnpublished, catalogPermissions, isBroker } from '../../cards/domain/rights.js';
import type { Rpc } from '../../served.js';
import { viewerOf } from '../../viewer.js';
import { toWireCard } from '../../wire/card.js';
import { searchedMeasures } from '../domain/searched-measures.js';
import { companyList } from './company-list.js';
import { countedCategories } from './counted-categories.js';
import { showsLanded, toLandedFigure } from './landed-figures.js';
import { readListInput } from './list-input.js';
import { toWireTotals } from './wire-totals.js';
import { worksOf } from './works-of.js';

/**
 * Returns a page of a company's cards. Throws `not_found` for a company the caller may not see, or an unknown category.
 */
export const listCompanyCards: Rpc<'listCompanyCards'> =
  (deps) =>
  async (request, { actor }) => {
    const { read } = deps;
    const input = readListInput(request, actor);
    const companyId = readId(request.companyId);
    const categoryId = readOptionalId(request.categoryId);
    const viewer = viewerOf(actor);
    const withUnpublished = canSeeUnpublished(viewer, companyId);
    const [company, family] = await Promise.all([
      read.companies.find(companyId),
      categoryId === undefined ? undefined : read.categories.family(categoryId),
    ]);
    if (company === undefined || !(company.visible || withUnpublished)) throw notFound();
    if (categoryId !== undefined && family === undefined) throw notFound();
    const [{ page, corrected, facets }, counts] = await Promise.all([
      companyList(deps, {
        company: { id: companyId, num: company.num },
        categoryNum: family?.category.num,
        input,
        withUnpublished,
      }),
      withUnpublished ? read.staffCards.categories(companyId) : read.companyCards.categories(company.num),
    ]);
    const [cards, categories, works, namedFacets, landed] = await Promise.all([
      read.cards.listed(page.ids),
      countedCategories(deps, counts),
      withUnpublished ? worksOf(deps, page.ids) : {},
      facets(),
      showsLanded(request, actor) ? read.landedPrices.shown(page.ids) : [],
    ]);
    return {
      cards: cards.filter((card) => canSeeCard(viewer, card)).map((card) => toWireCard(card, isBroker(viewer))),
      totals: toWireTotals(page),
      categories,
      correctedSearch: corrected,
      permissions: catalogPermissions(viewer, company),
      works,
      ...{ facets: namedFacets, landed: landed.map(toLandedFigure) },
      measures: searchedMeasures(input.search),
    };
  };
