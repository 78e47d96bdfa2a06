import type { WriteStores } from '@setu/kit/events';
import type { Stores } from '../../store/index.js';

/** The task that updates the cards of one category and its subcategories. */
export const projectCategoryName = 'catalogue.project-category';

/** Cards per transaction. Other writers of the same cards wait only for this many. */
export const projectionBatch = 500;

/**
 * The numbers of the ancestors that a category left (they stop counting its cards) and joined (they start counting
 * them).
 */
interface Shift {
  left: readonly number[];
  joined: readonly number[];
}

/**
 * Counts the cards of a category at its current place, and starts the task that updates the read model. The task
 * processes the cards one by one, from the beginning.
 */
export async function beginProjection(stores: WriteStores<Stores>, num: number, shift: Shift): Promise<void> {
  await stores.categoryProjections.begin(num, shift);
  await stores.jobs.add(projectCategoryName, { num }, { key: `${projectCategoryName} ${num}` });
}
