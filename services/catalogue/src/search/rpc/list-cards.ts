import { readOptionalId } from '@setu/kit/rpc';
import { isBroker } from '../../cards/domain/rights.js';
import { buyerOf } from '../../demand/domain/unmet-demand.js';
import type { Rpc } from '../../served.js';
import { viewerOf } from '../../viewer.js';
import { toWireCategory } from '../../wire/category.js';
import { withCards } from '../../wire/listed-cards.js';
import { audienceOf } from '../domain/audience.js';
import { searchedMeasures } from '../domain/searched-measures.js';
import { categoryList } from './category-list.js';
import { closeList } from './close-list.js';
import { showsLanded } from './landed-figures.js';
import { readListInput } from './list-input.js';
import { movedTo } from './moved-to.js';
import { nearestCategories } from './nearest-categories.js';
import { pageCards } from './page-cards.js';
import { foundShorter } from './relaxed-list.js';
import { toWireTotals } from './wire-totals.js';

/**
 * Returns a page of published cards of a category, or of the full catalogue. Throws `not_found` for an unknown
 * category.
 */
export const listCards: Rpc<'listCards'> =
  (deps) =>
  async (request, { actor }) => {
    const { read, clock, ids, edge } = deps;
    const input = readListInput(request, actor);
    const categoryId = readOptionalId(request.categoryId);
    // Starts the list with the cached number of the category while the current one is read. They are usually equal.
    const lastNum = categoryId === undefined ? undefined : edge.facetNames.categories.lastNumOf(categoryId);
    const canStart = categoryId === undefined || lastNum !== undefined;
    const [family, started] = await Promise.all([
      categoryId === undefined ? undefined : read.categories.family(categoryId),
      canStart ? categoryList(deps, lastNum, input) : undefined,
    ]);
    if (categoryId !== undefined && family === undefined) return movedTo(await read.categoryTree.leadsTo(categoryId));
    const num = family?.category.num;
    const typed = started && num === lastNum ? started : await categoryList(deps, num, input);
    const { listed, dropped, others, closeIds } = await closeList(deps, { num, input, typed });
    const { page, corrected, facets } = listed;
    const isStaff = isBroker(viewerOf(actor));
    const [cards, namedFacets] = await Promise.all([
      pageCards(deps, page.ids, { isStaff, withLanded: showsLanded(request, actor) }),
      facets(),
    ]);
    // A search whose cards are hidden only by the price or facet filter counts as found.
    const isSearch = input.search !== '' && input.query.offset === 0;
    const isWithoutResult = isSearch && !typed.page.isFound;
    const isFilteredAway = typed.page.total === 0 && typed.page.isFound;
    // The words of a search that only its filters leave empty were found, so the log of searches leaves it out.
    // Searches with fewer words help only if they find more. Those beside a relaxed search keep other words.
    const moreThan = dropped.length > 0 ? 0 : typed.page.total;
    const searchId = isSearch && !isFilteredAway ? ids.id() : '';
    if (searchId !== '')
      edge.searchNotes.add({
        ...{ id: searchId, searchedAt: clock.now() },
        ...{ query: input.search, corrected, total: typed.page.total, categoryId },
        audience: audienceOf(actor),
        locale: actor.locale,
        missedBy: categoryId === undefined && typed.page.total === 0 ? buyerOf(actor) : undefined,
      });
    const answer = {
      cards: cards.own,
      totals: toWireTotals(page),
      category: family === undefined ? undefined : toWireCategory(family.category),
      breadcrumbs: family?.breadcrumbs.map((one) => toWireCategory(one)) ?? [],
      subCategories: (family?.children ?? [])
        .filter((one) => isStaff || one.skuCount > 0)
        .map((one) => toWireCategory(one)),
      correctedSearch: corrected,
      searchId,
      ...{ facets: namedFacets, landed: cards.landed },
      nearestCategories: isWithoutResult ? await nearestCategories(deps, input) : [],
      shorterSearches: isSearch ? await foundShorter(deps, { others, reader: input.reader, moreThan }) : [],
      ...{ droppedWords: [...dropped], closeIds: [...closeIds], measures: searchedMeasures(input.search) },
    };
    return withCards(answer, cards.encoded);
  };
