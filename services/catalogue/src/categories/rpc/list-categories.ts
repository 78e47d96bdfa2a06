import { writesCards } from '../../cards/domain/rights.js';
import type { Rpc } from '../../served.js';
import { viewerOf } from '../../viewer.js';
import { toWireCategory } from '../../wire/category.js';
import type { Category } from '../domain/category.js';

/** Nothing of it changes unless the trees do: the colour of a picture is measured after the picture is there. */
const isWhole = ({ pictureId, pictureColor }: Category): boolean => pictureId === undefined || pictureColor !== '';

/** Every category in display order, unless the caller has them; those without published cards for whoever may write cards. */
export const listCategories: Rpc<'listCategories'> =
  ({ read }) =>
  async ({ knownStamps }, { actor }) => {
    const seesEmpty = writesCards(viewerOf(actor));
    // First: what changes in between leaves the answer under an older stamp, which the next look does not find.
    const stamp = `${seesEmpty ? 'all' : 'filled'} ${await read.categories.stamp()}`;
    if (knownStamps.includes(stamp)) return { categories: [], stamp, known: true };
    const all = await read.categories.all();
    const shown = all.filter((category) => seesEmpty || category.skuCount > 0);
    const categories = shown.map((category) => toWireCategory(category));
    return { categories, stamp: shown.every(isWhole) ? stamp : '', known: false };
  };
