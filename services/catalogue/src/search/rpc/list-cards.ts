import { runInContext } from '@setu/kit/process';
import { readOptionalId } from '@setu/kit/rpc';
import { isBroker, seesCard } from '../../cards/domain/rights.js';
import type { Rpc } from '../../served.js';
import { viewerOf } from '../../viewer.js';
import { toWireCard } from '../../wire/card.js';
import { toWireCategory } from '../../wire/category.js';
import { audienceOf } from '../domain/audience.js';
import { categoryList } from './category-list.js';
import { readListInput } from './list-input.js';
import { logSearch } from './log-search.js';
import { movedTo } from './moved-to.js';
import { nearestCategories } from './nearest-categories.js';
import { toWireTotals } from './wire-totals.js';

/** A page of published cards of a category or of everything; `not_found` for an unknown category. */
export const listCards: Rpc<'listCards'> =
  (deps) =>
  async (request, { actor, requestId }) => {
    const { read, clock, ids } = deps;
    const input = readListInput(request, actor);
    const categoryId = readOptionalId(request.categoryId);
    const family = categoryId === undefined ? undefined : await read.categories.family(categoryId);
    if (categoryId !== undefined && family === undefined) return movedTo(await read.categoryTree.leadsTo(categoryId));
    const { page, corrected, facets } = await categoryList(deps, family?.category.num, input);
    // What its price or facets alone leave out is not nothing.
    const isInVain = input.search !== '' && input.query.offset === 0 && !page.isFound;
    const viewer = viewerOf(actor);
    const cards = (await read.cards.listed(page.ids)).filter((card) => seesCard(viewer, card));
    let searchId = '';
    if (input.search !== '' && input.query.offset === 0) {
      searchId = ids.id();
      const found = {
        id: searchId,
        searchedAt: clock.now(),
        query: input.search,
        corrected,
        total: page.total,
        categoryId,
        audience: audienceOf(actor),
        locale: actor.locale,
      };
      // Nobody waits for it: the call's deadline is not its own.
      void runInContext({ requestId }, () => logSearch(deps, found));
    }
    const isStaff = isBroker(viewer);
    return {
      cards: cards.map((card) => toWireCard(card, isStaff)),
      totals: toWireTotals(page),
      category: family === undefined ? undefined : toWireCategory(family.category),
      breadcrumbs: family?.breadcrumbs.map((one) => toWireCategory(one)) ?? [],
      subCategories: (family?.children ?? [])
        .filter((one) => isStaff || one.skuCount > 0)
        .map((one) => toWireCategory(one)),
      correctedSearch: corrected,
      searchId,
      facets,
      nearestCategories: isInVain ? await nearestCategories(deps, input) : [],
    };
  };
