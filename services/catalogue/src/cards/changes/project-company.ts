import type { WriteStores } from '@setu/kit/events';
import type { Stores } from '../../store/index.js';

/** The task that goes through the cards of one company. */
export const projectCompanyName = 'catalogue.project-company';

/** Cards per transaction: others who write the same categories wait for no more than these. */
export const projectionBatch = 100;

/** Has all cards of a company gone through from the first, after it was locked, unlocked or moved in or out of the blacklist. */
export async function beginProjection(stores: WriteStores<Stores>, companyId: string): Promise<void> {
  await stores.companyProjections.begin(companyId);
  await stores.jobs.add(projectCompanyName, { companyId }, { key: `${projectCompanyName} ${companyId}` });
}

/**
 * Brings the next cards of a company in line as the company now stands, in the transaction of `stores`;
 * gives whether more may be left.
 */
export async function projectCompanyStep(stores: Stores, companyId: string): Promise<boolean> {
  const afterId = await stores.companyProjections.take(companyId);
  if (afterId === undefined) return false;
  const ids = await stores.cardMoves.publishedAfter(companyId, afterId, projectionBatch);
  const last = ids.at(-1);
  if (last === undefined) {
    await stores.companyProjections.end(companyId);
    return false;
  }
  await stores.readModel.project(ids);
  await stores.companyProjections.advance(companyId, last);
  return true;
}
