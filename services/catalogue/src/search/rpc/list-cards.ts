import { runInContext } from '@setu/kit/process';
import { readOptionalId } from '@setu/kit/rpc';
import { isBroker, seesCard } from '../../cards/domain/rights.js';
import type { Family } from '../../categories/domain/category.js';
import type { CatalogueDeps } from '../../deps.js';
import type { Rpc } from '../../served.js';
import { viewerOf } from '../../viewer.js';
import { toWireCard } from '../../wire/card.js';
import { toWireCategory } from '../../wire/category.js';
import { audienceOf } from '../domain/audience.js';
import type { SearchedPage } from '../store/searched-page.js';
import { type ListInput, readListInput } from './list-input.js';
import { movedTo } from './moved-to.js';
import { toWireTotals } from './wire-totals.js';

async function findPage(
  { edge }: CatalogueDeps,
  family: Family | undefined,
  { search, reader, query }: ListInput,
): Promise<SearchedPage> {
  const within = { categoryNum: family?.category.num, companyNum: undefined };
  if (search === '') return { page: await edge.search.browse({ within, query }), corrected: '' };
  return edge.search.search({ search, reader, within, query });
}

/** Keeps a search for the report on searches; a search is answered even when it cannot be kept. */
async function logSearch(deps: CatalogueDeps, search: Parameters<typeof deps.read.searchLog.add>[0]): Promise<void> {
  await deps.read.searchLog
    .add(search)
    .catch((error: unknown) => deps.log.warn({ err: error }, 'a search was not logged'));
}

/** A page of published cards of a category or of everything; `not_found` for an unknown category. */
export const listCards: Rpc<'listCards'> =
  (deps) =>
  async (request, { actor, requestId }) => {
    const { read, clock, ids } = deps;
    const input = readListInput(request, actor);
    const categoryId = readOptionalId(request.categoryId);
    const family = categoryId === undefined ? undefined : await read.categories.family(categoryId);
    if (categoryId !== undefined && family === undefined) return movedTo(await read.categoryTree.leadsTo(categoryId));
    const { page, corrected } = await findPage(deps, family, input);
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
    };
  };
