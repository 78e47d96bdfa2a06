import type { WriteStores } from '@setu/kit/events';
import type { Stores } from '../../store/index.js';

/** The task that goes through the cards of one category and those below it. */
export const projectCategoryName = 'catalogue.project-category';

/** Cards per transaction: others who write the same cards wait for no more than these. */
export const projectionBatch = 500;

/** Where a category’s cards were counted before and are not now, and the other way round: numbers of categories above it. */
interface Shift {
  left: readonly number[];
  joined: readonly number[];
}

/** Counts the cards of a category where it stands now, and has the read model follow card by card, from the first. */
export async function beginProjection(stores: WriteStores<Stores>, num: number, shift: Shift): Promise<void> {
  await stores.categoryProjections.begin(num, shift);
  await stores.jobs.add(projectCategoryName, { num }, { key: `${projectCategoryName} ${num}` });
}
