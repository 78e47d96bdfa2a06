import type { WriteStores } from '@setu/kit/events';
import type { Stores } from '../../store/index.js';

/** The task that adds a company's cards to the lists or removes them. */
export const projectCompanyName = 'catalogue.project-company';

/**
 * The maximum number of cards per transaction. Other writers of the same company or categories wait only for this many.
 * Removing rows is faster than adding them, because a new row is inserted into every sort order and index.
 */
export const batches = { removed: 500, added: 100 } as const;
export type Batches = Readonly<Record<keyof typeof batches, number>>;

/**
 * Updates the visibility of a company's cards after it was locked, unlocked, blacklisted or removed from the blacklist.
 * Hides all its cards immediately, or shows those that are still in the lists. A task then updates the rows, even if an
 * earlier task is still running.
 */
export async function beginProjection(stores: WriteStores<Stores>, companyId: string): Promise<void> {
  const company = await stores.companies.find(companyId);
  if (company === undefined) return;
  if (company.visible) await stores.readModel.show(company.num);
  else await stores.readModel.hide(company.num);
  await stores.companyProjections.begin(companyId);
  await stores.jobs.add(projectCompanyName, { companyId }, { key: `${projectCompanyName} ${companyId}` });
}

/**
 * Takes the next cards of a hidden company out of the lists, or adds the next cards of a visible company. Works in the
 * transaction of `stores`. Returns whether more cards may be left.
 */
export async function projectCompanyBatch(
  stores: Stores,
  companyId: string,
  sizes: Batches = batches,
): Promise<boolean> {
  const afterId = await stores.companyProjections.take(companyId);
  const company = afterId === undefined ? undefined : await stores.companies.find(companyId);
  if (afterId === undefined || company === undefined) return false;
  if (company.visible) {
    const ids = await stores.cardTransitions.unlistedAfter(companyId, afterId, sizes.added);
    const last = ids.at(-1);
    if (last !== undefined) {
      await stores.readModel.project(ids);
      await stores.companyProjections.advance(companyId, last);
      return true;
    }
  } else {
    if ((await stores.readModel.takeOut(company.num, sizes.removed)) > 0) return true;
    await stores.readModel.endLeaving(company.num);
  }
  await stores.companyProjections.end(companyId);
  return false;
}
