import type { WriteStores } from '@setu/kit/events';
import type { Stores } from '../../store/index.js';

/** The task that goes through the cards of one company. */
export const projectCompanyName = 'catalogue.project-company';

/**
 * Cards per transaction at most: who tells of the company, or writes the same categories, waits for no more than these. Rows
 * go faster than they come, each of which finds its place in every order and every index.
 */
export const batches = { takenOut: 500, putIn: 100 } as const;
export type Batches = Readonly<Record<keyof typeof batches, number>>;

/**
 * Hides all cards of a company at once, or shows what has not been taken out of the lists yet, after it was locked,
 * unlocked or moved in or out of the blacklist; a task has the rows follow, whatever was under way.
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
 * Takes the next cards of a hidden company out of the lists, or puts the next ones of a visible company in, in the
 * transaction of `stores`; gives whether more may be left.
 */
export async function projectCompanyStep(
  stores: Stores,
  companyId: string,
  sizes: Batches = batches,
): Promise<boolean> {
  const afterId = await stores.companyProjections.take(companyId);
  const company = afterId === undefined ? undefined : await stores.companies.find(companyId);
  if (afterId === undefined || company === undefined) return false;
  if (company.visible) {
    const ids = await stores.cardMoves.unlistedAfter(companyId, afterId, sizes.putIn);
    const last = ids.at(-1);
    if (last !== undefined) {
      await stores.readModel.project(ids);
      await stores.companyProjections.advance(companyId, last);
      return true;
    }
  } else {
    if ((await stores.readModel.takeOut(company.num, sizes.takenOut)) > 0) return true;
    await stores.readModel.left(company.num);
  }
  await stores.companyProjections.end(companyId);
  return false;
}
