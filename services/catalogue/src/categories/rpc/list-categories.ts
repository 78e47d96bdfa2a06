import { writesCards } from '../../cards/domain/rights.js';
import type { Rpc } from '../../served.js';
import { viewerOf } from '../../viewer.js';
import { toWireCategory } from '../../wire/category.js';

/** Every category in display order; those without published cards for whoever may write cards. */
export const listCategories: Rpc<'listCategories'> =
  ({ read }) =>
  async (_request, { actor }) => {
    const seesEmpty = writesCards(viewerOf(actor));
    const all = await read.categories.all();
    const shown = all.filter((category) => seesEmpty || category.skuCount > 0);
    return { categories: shown.map((category) => toWireCategory(category)) };
  };
