import { readOptionalId } from '@setu/kit/rpc';
import { isBroker } from '../../cards/domain/rights.js';
import type { Rpc } from '../../served.js';
import { viewerOf } from '../../viewer.js';
import { toWireCard } from '../../wire/card.js';
import { toWireCategory } from '../../wire/category.js';
import { withCards } from '../../wire/listed-cards.js';
import { audienceOf } from '../domain/audience.js';
import { categoryList } from './category-list.js';
import { readListInput } from './list-input.js';
import { movedTo } from './moved-to.js';
import { nearestCategories } from './nearest-categories.js';
import { foundShorter } from './shorter-searches.js';
import { toWireTotals } from './wire-totals.js';

/** A page of published cards of a category or of everything; `not_found` for an unknown category. */
export const listCards: Rpc<'listCards'> =
  (deps) =>
  async (request, { actor }) => {
    const { read, clock, ids, edge } = deps;
    const input = readListInput(request, actor);
    const categoryId = readOptionalId(request.categoryId);
    // The list of what the category was a moment ago is begun beside the look at what it is: mostly that is the same.
    const lastNum = categoryId === undefined ? undefined : edge.facetNames.categories.lastNumOf(categoryId);
    const isBegun = categoryId === undefined || lastNum !== undefined;
    const [family, begun] = await Promise.all([
      categoryId === undefined ? undefined : read.categories.family(categoryId),
      isBegun ? categoryList(deps, lastNum, input) : undefined,
    ]);
    if (categoryId !== undefined && family === undefined) return movedTo(await read.categoryTree.leadsTo(categoryId));
    const num = family?.category.num;
    const { page, corrected, facets } = begun && num === lastNum ? begun : await categoryList(deps, num, input);
    const isStaff = isBroker(viewerOf(actor));
    // Only staff is told more of a public card than everybody.
    const [own, shown, told] = await Promise.all([
      isStaff ? read.cards.listed(page.ids) : [],
      isStaff ? [] : edge.shownCards.encoded(page.ids),
      facets(),
    ]);
    // What its price or facets alone leave out is not nothing.
    const isInVain = input.search !== '' && input.query.offset === 0 && !page.isFound;
    let searchId = '';
    if (input.search !== '' && input.query.offset === 0) {
      searchId = ids.id();
      edge.searchNotes.add({
        id: searchId,
        searchedAt: clock.now(),
        query: input.search,
        corrected,
        total: page.total,
        categoryId,
        audience: audienceOf(actor),
        locale: actor.locale,
      });
    }
    const answer = {
      cards: own.map((card) => toWireCard(card, true)),
      totals: toWireTotals(page),
      category: family === undefined ? undefined : toWireCategory(family.category),
      breadcrumbs: family?.breadcrumbs.map((one) => toWireCategory(one)) ?? [],
      subCategories: (family?.children ?? [])
        .filter((one) => isStaff || one.skuCount > 0)
        .map((one) => toWireCategory(one)),
      correctedSearch: corrected,
      searchId,
      facets: told,
      nearestCategories: isInVain ? await nearestCategories(deps, input) : [],
      shorterSearches: isInVain ? await foundShorter(deps, input) : [],
    };
    return withCards(answer, shown);
  };
