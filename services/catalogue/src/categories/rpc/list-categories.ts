import { canWriteCards } from '../../cards/domain/rights.js';
import type { Rpc } from '../../served.js';
import { viewerOf } from '../../viewer.js';
import { toWireCategory } from '../../wire/category.js';
import type { Category } from '../domain/category.js';

/**
 * Returns whether the category's picture colour is final. The colour is measured after the picture arrives, so until
 * then the answer may change while the stamp does not.
 */
const isComplete = ({ pictureId, pictureColor }: Category): boolean => pictureId === undefined || pictureColor !== '';

/**
 * Returns every category in display order, unless the caller already has this version. Categories without published
 * cards are included only for users who may write cards.
 */
export const listCategories: Rpc<'listCategories'> =
  ({ read }) =>
  async ({ knownStamps }, { actor }) => {
    const canSeeEmpty = canWriteCards(viewerOf(actor));
    // The stamp is read first. If a category changes before the answer is read, the answer gets an outdated stamp,
    // which the next call does not match.
    const stamp = `${canSeeEmpty ? 'all' : 'filled'} ${await read.categories.stamp()}`;
    if (knownStamps.includes(stamp)) return { categories: [], stamp, known: true };
    const all = await read.categories.all();
    const shown = all.filter((category) => canSeeEmpty || category.skuCount > 0);
    const categories = shown.map((category) => toWireCategory(category));
    return { categories, stamp: shown.every(isComplete) ? stamp : '', known: false };
  };
